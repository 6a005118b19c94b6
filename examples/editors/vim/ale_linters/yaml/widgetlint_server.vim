" The language server for ALE: let g:ale_linters = {'yaml': ['widgetlint_server']}. Tried with ALE 3.3 in Vim 9, which takes
" columns in UTF-16 for bytes; the linter beside this file counts bytes.
call ale#Set('yaml_widgetlint_executable', 'widgetlint')

call ale#linter#Define('yaml', {
\ 'name': 'widgetlint_server',
\ 'lsp': 'stdio',
\ 'executable': {buffer -> ale#Var(buffer, 'yaml_widgetlint_executable')},
\ 'command': '%e server',
\ 'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
\ 'language': 'yaml',
\})
