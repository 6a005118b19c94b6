" Fills the quickfix list by the compiler file, goes to each entry, and writes what stands there to the file `compiler`.
filetype plugin on
compiler widgetlint
silent make!
let s:lines = []
for s:number in range(1, len(getqflist()))
  execute 'silent cc ' . s:number
  let s:entry = getqflist()[s:number - 1]
  call add(s:lines, join([toupper(s:entry.type), line('.'), col('.'), expand('<cword>')]))
endfor
call writefile(s:lines, 'compiler')
quitall!
