-- A session in Neovim: open a document, see its findings, complete, apply a correction, and update a result.
--
-- usage: nvim --headless -u INIT DOCUMENT -S neovim.lua      the document has `integer.tabel` and a wrong value

local function check(holds, what)
  if not holds then error(what .. '\n' .. vim.inspect(vim.diagnostic.get(0)), 0) end
end

local function wait(what, holds) check(vim.wait(30000, holds, 20), 'waited in vain: ' .. what) end

local function messages()
  return vim.tbl_map(function(found) return found.message end, vim.diagnostic.get(0))
end

local function ask(method, line, column)
  local position = { line = line, character = column }
  local answers = vim.lsp.buf_request_sync(0, method, {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = position,
    range = { start = position, ['end'] = position },
    context = { diagnostics = {} },
  }, 10000)
  local _, answer = next(answers)
  check(answer and not answer.err, method)
  return answer.result
end

local function session()
  -- The findings have the place of the wrong name.
  wait('findings', function() return #vim.diagnostic.get(0) > 0 end)
  local found = vim.diagnostic.get(0)[1]
  check(found.message:find('integer.tabel', 1, true), 'the name')
  check(found.lnum == 2 and found.col == 14, 'the place')

  -- An action corrects it.
  local action = vim.tbl_filter(function(action) return action.title:find('^Write `') end,
    ask('textDocument/codeAction', 2, 15))[1]
  vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  check(vim.fn.getline(3) == '```experiment integer.table name=bits', 'the correction')
  wait('the difference', function() return vim.deep_equal(messages(), { 'Expected `7`, but the result is `-2`.' }) end)

  -- Completion offers what the cell does not write yet.
  vim.fn.append(5, 'co')
  local items = vim.lsp.util.text_document_completion_list_to_complete_items(ask('textDocument/completion', 5, 2), 'co')
  check(#vim.tbl_filter(function(item) return item.word:find('^codes') end, items) == 1, 'completion')
  vim.fn.deletebufline('%', 6)

  -- The command of a lens writes the result.
  wait('the difference', function() return vim.deep_equal(messages(), { 'Expected `7`, but the result is `-2`.' }) end)
  local lens = vim.tbl_filter(function(lens) return lens.command.title == 'Update' end,
    ask('textDocument/codeLens', 0, 0))[1]
  vim.lsp.buf_request_sync(0, 'workspace/executeCommand', lens.command, 10000)
  wait('no findings', function() return #vim.diagnostic.get(0) == 0 end)
  check(vim.fn.getline(12):find('|    -2 |', 1, true), 'the result')
  check(vim.bo.modified, 'nothing is saved')
end

local isFine, problem = pcall(session)
if not isFine then io.stderr:write(problem .. '\n') end
vim.cmd(isFine and 'qall!' or 'cquit')
