-- Neovim 0.7 to 0.10: put this file into ~/.config/nvim/plugin. Tried with 0.7.2.
local id
vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'yaml', 'swift', 'objc' },
  callback = function(event)
    id = id or vim.lsp.start_client({ name = 'widgetlint', cmd = { 'widgetlint', 'server' }, root_dir = vim.fn.getcwd() })
    vim.lsp.buf_attach_client(event.buf, id)
  end,
})
-- For the keys: vim.keymap.set('n', 'gd', vim.lsp.buf.definition), and vim.lsp.buf.hover and .code_action likewise.
