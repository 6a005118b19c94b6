" :compiler widgetlint and :make check the current file. To check on save:
"   autocmd BufWritePost *.widget.yml,*.widget.yaml compiler widgetlint | silent make! | redraw! | cwindow
if exists('current_compiler')
  finish
endif
let current_compiler = 'widgetlint'

CompilerSet makeprg=widgetlint\ lint\ --format\ compact\ --allow-empty\ --\ %:S
" Columns count characters, as %v does, and not bytes.
CompilerSet errorformat=%f:%l:%v:\ %trror:\ %m,%f:%l:%v:\ %tarning:\ %m,%f:%l:%v:\ %tnfo:\ %m,widgetlint:\ %trror:\ %m,%-G%.%#
