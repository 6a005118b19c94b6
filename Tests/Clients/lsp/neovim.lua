-- Neovim 0.7's vim.lsp, with the lines of examples/editors: writes what it sees to $OUT.
local out = {}
local function finish()
  vim.fn.writefile({ vim.json.encode(out) }, vim.env.OUT)
  vim.cmd('qall!')
end
local ok, failure = xpcall(function()
  local buffer = vim.api.nvim_get_current_buf()
  dofile(vim.env.EDITORS .. '/neovim/plugin/widgetlint.lua')
  assert(dofile(vim.env.EDITORS .. '/neovim/widgetlint.lua').cmd[2] == 'server')
  vim.bo.filetype = 'yaml'
  vim.wait(20000, function() return #vim.lsp.get_active_clients() == 1 end, 10)
  local client = vim.lsp.get_active_clients()[1]
  local id = client.id
  vim.wait(20000, function() return client.initialized end, 10)
  local function codes() return vim.tbl_map(function(d) return d.code end, vim.diagnostic.get(buffer)) end
  vim.wait(20000, function() return #vim.diagnostic.get(buffer) == 4 end, 10)
  out.diagnostics = vim.tbl_map(function(d) return { d.code, d.lnum, d.col } end, vim.diagnostic.get(buffer))
  local function ask(method, line, character)
    local document = vim.lsp.util.make_text_document_params(buffer)
    local params = { textDocument = document, position = { line = line, character = character } }
    local answers = assert(vim.lsp.buf_request_sync(buffer, method, params, 20000))
    return answers[id].result
  end
  out.hover = ask('textDocument/hover', 3, 5).contents.value
  out.completion = vim.tbl_map(function(item) return item.label end, ask('textDocument/completion', 6, 15).items)
  -- 0.7 knows no filter: the menu is answered in a person's place.
  local wanted
  vim.ui.select = function(items, _, choose)
    if not out.actions then out.actions = vim.tbl_map(function(item) return item[2].title end, items) end
    for index, item in ipairs(items) do
      if item[2].title == wanted then return choose(item, index) end
    end
    choose(nil)
  end
  local function act(title, line)
    wanted = title
    vim.api.nvim_win_set_cursor(0, { line + 1, 0 })
    local tick = vim.api.nvim_buf_get_changedtick(buffer)
    vim.lsp.buf.code_action()
    vim.wait(10000, function() return vim.api.nvim_buf_get_changedtick(buffer) ~= tick end, 10)
  end
  act('Write true', 3)
  vim.wait(10000, function() return not vim.tbl_contains(codes(), 'wrong-type') end, 10)
  act('Suppress no-scrolling here', 5)
  vim.wait(10000, function() return vim.tbl_contains(codes(), 'suppression-without-reason') end, 10)
  out.text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\n') .. '\n'
  out.after = codes()
  vim.lsp.stop_client(id)
end, debug.traceback)
if not ok then out.error = failure end
finish()
