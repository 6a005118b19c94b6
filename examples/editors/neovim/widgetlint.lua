-- Neovim 0.11 or later (not tried): put this file into ~/.config/nvim/lsp, and write vim.lsp.enable('widgetlint') into init.lua.
-- Neovim 0.8 to 0.10 (not tried): call vim.lsp.start with this table and a name and root_dir in an autocommand of FileType.
-- Neovim 0.7, which has neither: put plugin/widgetlint.lua from beside this file into ~/.config/nvim/plugin.
return {
  cmd = { 'widgetlint', 'server' },
  filetypes = { 'yaml', 'swift', 'objc' },
  root_markers = { '.widgetlint.yml', '.git' },
}
