" Checks *.widget.yml with ALE while you write and on save. rdjson counts columns in bytes, as Vim does.
call ale#Set('yaml_widgetlint_executable', 'widgetlint')
call ale#Set('yaml_widgetlint_options', '')

function! ale_linters#yaml#widgetlint#Command(buffer) abort
  if bufname(a:buffer) !~# '\.widget\.ya\?ml$'
    return ''
  endif
  return '%e lint --format rdjson --allow-empty'
  \ . ale#Pad(ale#Var(a:buffer, 'yaml_widgetlint_options')) . ' --stdin-filename %s -'
endfunction

function! ale_linters#yaml#widgetlint#Handle(buffer, lines) abort
  let l:report = ale#util#FuzzyJSONDecode(a:lines, {})
  let l:output = []
  for l:diagnostic in get(l:report, 'diagnostics', [])
    let l:range = l:diagnostic.location.range
    call add(l:output, {
    \ 'lnum': l:range.start.line,
    \ 'col': l:range.start.column,
    \ 'end_lnum': l:range.end.line,
    \ 'end_col': l:range.end.column - 1,
    \ 'type': l:diagnostic.severity[0],
    \ 'code': l:diagnostic.code.value,
    \ 'text': split(l:diagnostic.message, "\n")[0],
    \ 'detail': l:diagnostic.message,
    \})
  endfor
  return l:output
endfunction

call ale#linter#Define('yaml', {
\ 'name': 'widgetlint',
\ 'executable': {buffer -> ale#Var(buffer, 'yaml_widgetlint_executable')},
\ 'command': function('ale_linters#yaml#widgetlint#Command'),
\ 'callback': function('ale_linters#yaml#widgetlint#Handle'),
\})
