" ALE 3.3's own client in Vim 9, which takes UTF-16 for bytes, with the lines of examples/editors: writes what it sees to
" $OUT.
set nocompatible
" So that the cursor can stand after the last character, as in insert mode.
set virtualedit=onemore
set runtimepath+=/usr/share/vim-ale,$EDITORS/vim
let g:ale_completion_enabled = 0
let g:ale_lint_delay = 50
let g:ale_hover_to_floating_preview = 0
let g:ale_hover_to_preview = 1
let g:ale_linters = {'yaml': ['widgetlint_server']}
runtime plugin/ale.vim
let g:out = {}
function! Wait(seconds, Test) abort
  let l:start = reltime()
  while reltimefloat(reltime(l:start)) < a:seconds && !a:Test()
    sleep 20m
  endwhile
endfunction
function! Codes() abort
  return map(getloclist(0), 'matchstr(v:val.text, "^[a-z-]*")')
endfunction
function! Menu(data, items) abort
  let g:data = a:data
  let g:menu = map(copy(a:items), 'v:val[1]')
endfunction
function! Found(items) abort
  let g:found = map(copy(a:items), 'v:val.word')
endfunction
function! Act(title, line, column, gone) abort
  let g:menu = []
  call cursor(a:line, a:column)
  " ALE asks by input(): its callback for menus answers in a person's place.
  call ale#codefix#Execute(0, function('Menu'))
  call Wait(10, {-> !empty(g:menu)})
  if !has_key(g:out, 'actions')
    let g:out.actions = map(copy(g:menu), 'v:val.title')
  endif
  call ale#codefix#ApplyLSPCodeAction(g:data, filter(copy(g:menu), 'v:val.title is# a:title')[0])
  call ale#Queue(0)
  call Wait(5, {-> index(Codes(), a:gone) < 0})
endfunction
try
  setfiletype yaml
  call ale#Queue(0, 'lint_file')
  call Wait(20, {-> len(getloclist(0)) == 4})
  let g:out.diagnostics = map(getloclist(0), '[matchstr(v:val.text, "^[a-z-]*"), v:val.lnum - 1, v:val.col - 1]')
  call cursor(4, 6)
  call ale#hover#Show(bufnr(''), line('.'), col('.'), {'called_from_balloonexpr': 0})
  call Wait(5, {-> !empty(filter(getwininfo(), 'getwinvar(v:val.winnr, "&previewwindow")'))})
  for s:window in filter(getwininfo(), 'getwinvar(v:val.winnr, "&previewwindow")')
    let g:out.hover = join(getbufline(s:window.bufnr, 1, '$'), "\n")
  endfor
  silent! pclose
  " Completion is for insert mode, which a script is never in.
  runtime autoload/ale/util.vim
  function! ale#util#Mode(...) abort
    return 'i'
  endfunction
  let g:found = []
  call cursor(7, 16)
  call ale#completion#GetCompletions('ale-callback', {'callback': function('Found')})
  call Wait(10, {-> !empty(g:found)})
  let g:out.completion = g:found
  call Act('Write true', 4, 14, 'wrong-type')
  call Act('Suppress no-scrolling here', 6, 14, 'no-scrolling')
  let g:out.text = join(getline(1, '$'), "\n") . "\n"
  let g:out.after = Codes()
catch
  let g:out.error = v:exception . ' at ' . v:throwpoint
endtry
call writefile([json_encode(g:out)], $OUT)
qall!
