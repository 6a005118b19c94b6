;;; eglot.el --- Eglot 1.9 on Emacs 28, with the lines of examples/editors  -*- lexical-binding: t; -*-
(load (expand-file-name "seen" (file-name-directory load-file-name)))
(require 'eglot-widgetlint)
(setq eglot-sync-connect 20 eglot-autoshutdown nil eglot-confirm-server-initiated-edits nil
      flymake-no-changes-timeout 0.2)
(defun code (diagnostic)
  (let ((text (flymake-diagnostic-text diagnostic)))
    (and (string-match "\\[\\([a-z-]+\\)\\]" text) (match-string 1 text))))
(defun place (diagnostic)
  (save-excursion
    (goto-char (flymake-diagnostic-beg diagnostic))
    (vector (code diagnostic) (1- (line-number-at-pos (point) t)) (- (point) (line-beginning-position)))))
(defun act (title line character)
  (go-to line character)
  ;; Eglot asks in the minibuffer which action to take: answered in a person's place.
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_ choices &rest _)
               (let ((titles (mapcar (lambda (choice) (if (consp choice) (car choice) choice)) choices)))
                 (unless (assq 'actions seen) (note 'actions (vconcat titles)))
                 title))))
    (let ((last-nonmenu-event 13)) (call-interactively #'eglot-code-actions)))
  ;; Batch has no idle time, in which Eglot sends what has changed.
  (eglot--signal-textDocument/didChange)
  (wait-for 1 #'ignore)
  (flymake-start)
  (wait-for 0.5 #'ignore))
(see
 (lambda ()
   ;; What M-x eglot does.
   (apply #'eglot (eglot--guess-contact))
   (eglot--maybe-activate-editing-mode)
   (let ((server (eglot-current-server)))
     (flymake-start)
     (wait-for 20 (lambda () (= (length (flymake-diagnostics)) 4)))
     (note 'diagnostics (vconcat (mapcar #'place (flymake-diagnostics))))
     (go-to 3 5)
     (let ((hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams))))
       (note 'hover (substring-no-properties
                     (eglot--hover-info (plist-get hover :contents) (plist-get hover :range)))))
     (go-to 6 15)
     ;; What company, corfu and M-TAB ask.
     (let ((capf (eglot-completion-at-point)))
       (note 'completion
             (vconcat (mapcar #'substring-no-properties
                              (all-completions (buffer-substring-no-properties (nth 0 capf) (nth 1 capf))
                                               (nth 2 capf))))))
     (act "Write true" 3 13)
     (act "Suppress no-scrolling here" 5 13)
     (note 'text (buffer-substring-no-properties (point-min) (point-max)))
     (note 'after (vconcat (mapcar #'code (flymake-diagnostics))))
     (eglot-shutdown server))))
