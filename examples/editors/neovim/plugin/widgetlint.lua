-- Neovim 0.7 to 0.10: put this file into ~/.config/nvim/plugin. Tried with 0.7.2.
-- While you insert, Ctrl-X Ctrl-O completes; K tells about what is under the cursor, gra fixes.
local id
local keys = { K = 'hover', gra = 'code_action' }
vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'yaml', 'swift', 'objc' },
  callback = function(event)
    id = id or vim.lsp.start_client({ name = 'widgetlint', cmd = { 'widgetlint', 'server' }, root_dir = vim.fn.getcwd() })
    vim.lsp.buf_attach_client(event.buf, id)
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
    for key, call in pairs(keys) do vim.keymap.set('n', key, vim.lsp.buf[call], { buffer = event.buf }) end
  end,
})
-- Below `key: value`, Vim indents as if the value went on, where no key can be completed.
function _G.WidgetLintIndent()
  local line, before = vim.v.lnum, vim.fn.prevnonblank(vim.v.lnum - 1)
  local isNew = not vim.fn.getline(line):find('[-:#}%]]')
  if isNew and vim.fn.getline(before):find('^%s*[^-#%s].*: .*[^|>{%[]$') then return vim.fn.indent(before) end
  return vim.fn.GetYAMLIndent(line)
end
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.widget.yml', '*.widget.yaml', '.widgetlint.yml' },
  callback = function() vim.bo.indentexpr = 'v:lua.WidgetLintIndent()' end,
})
