-- Neovim 0.7 to 0.10: put this file into ~/.config/nvim/plugin. Tried with 0.7.2.
-- While you insert, Ctrl-X Ctrl-O completes; K tells about what is under the cursor, gd leads to a source, gra fixes.
local id
local keys = { K = 'hover', gd = 'definition', gra = 'code_action' }
vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'yaml', 'swift', 'objc' },
  callback = function(event)
    id = id or vim.lsp.start_client({ name = 'widgetlint', cmd = { 'widgetlint', 'server' }, root_dir = vim.fn.getcwd() })
    vim.lsp.buf_attach_client(event.buf, id)
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
    for key, call in pairs(keys) do vim.keymap.set('n', key, vim.lsp.buf[call], { buffer = event.buf }) end
  end,
})
