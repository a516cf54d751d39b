;;; A session in Emacs with Eglot: open a document, see its findings, complete, apply a correction, and update a result.
;;
;; usage: emacs --batch -l INIT -l eglot.el DOCUMENT      the document has `integer.tabel' and a wrong value

(require 'cl-lib)
(require 'eglot)
(require 'flymake)
(require 'markdown-mode)

(defun check (holds what) (unless holds (error "Not as expected: %s; findings: %S" what (messages))))

(defun messages () (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun wait (what holds)
  (let ((end (+ (float-time) 30)))
    (while (and (not (funcall holds)) (< (float-time) end)) (accept-process-output nil 0.05))
    (check (funcall holds) what)))

(defun says (text) (cl-some (lambda (message) (string-search text message)) (messages)))

(defun line (number)
  (save-excursion (goto-char (point-min)) (forward-line (1- number)) (buffer-substring (point) (line-end-position))))

(setq eglot-autoshutdown t eglot-sync-connect 30 eglot-send-changes-idle-time 0.1 eglot-confirm-server-initiated-edits nil)
(find-file (car command-line-args-left))
(setq command-line-args-left nil)
(markdown-mode)
(call-interactively #'eglot)
(flymake-start)

;; The findings name the place.
(wait "the name" (lambda () (says "integer.tabel")))
(let ((found (car (flymake-diagnostics))))
  (check (equal (buffer-substring (flymake-diagnostic-beg found) (flymake-diagnostic-end found)) "integer.tabel") "the place"))

;; An action corrects it.
(goto-char (point-min))
(search-forward "integer.ta")
(let* ((actions (eglot-code-actions (point) (point)))
       (action (cl-find-if (lambda (action) (string-prefix-p "Write `" (plist-get action :title))) actions)))
  (eglot--apply-workspace-edit (plist-get action :edit)))
(check (equal (line 3) "```experiment integer.table name=bits") "the correction")
(eglot--signal-textDocument/didChange)
(wait "the difference" (lambda () (says "Expected `7`, but the result is `-2`.")))
(check (equal (length (messages)) 1) "nothing else")

;; Completion offers what the cell does not write yet.
(goto-char (point-min))
(forward-line 5)
(insert "co")
(let* ((found (eglot-completion-at-point)) (table (nth 2 found)))
  (check (cl-find "codes" (all-completions "co" table) :test #'string-prefix-p) "completion"))
(delete-region (line-beginning-position) (point))

;; The command of a lens writes the result.
(eglot--signal-textDocument/didChange)
(let* ((server (eglot-current-server))
       (lenses (jsonrpc-request server :textDocument/codeLens (list :textDocument (eglot--TextDocumentIdentifier))))
       (update (cl-find-if (lambda (lens) (equal (plist-get (plist-get lens :command) :title) "Update")) lenses))
       (command (plist-get update :command)))
  (eglot-execute-command server (intern (plist-get command :command)) (plist-get command :arguments)))
(wait "the result" (lambda () (string-search "|    -2 |" (line 12))))
(eglot--signal-textDocument/didChange)
(wait "no findings" (lambda () (null (messages))))
(check (buffer-modified-p) "nothing is saved")
(set-buffer-modified-p nil)
(message "The session in Emacs went as expected.")
(eglot-shutdown (eglot-current-server))
(kill-emacs 0)
