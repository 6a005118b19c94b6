-- Neovim 0.11 or later: put this file into ~/.config/nvim/lsp and write vim.lsp.enable('widgetlint') into init.lua.
-- Neovim 0.7 to 0.10: call vim.lsp.start with this table in an autocommand of *.widget.yml. Tried with 0.7.
return {
  cmd = { 'widgetlint', 'server' },
  filetypes = { 'yaml', 'swift', 'objc' },
  root_markers = { '.widgetlint.yml', '.git' },
}
