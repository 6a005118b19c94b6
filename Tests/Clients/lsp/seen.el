;;; seen.el --- Notes what a client in Emacs sees, and writes it to $OUT  -*- lexical-binding: t; -*-
;; -Q leaves out Debian's packages.
(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(package-initialize)
(require 'json)
(setq debug-on-error nil user-emacs-directory (file-name-as-directory (make-temp-file "emacs" t)))
(defvar seen nil "What was noted, by its key.")
(defun note (key value) (push (cons key value) seen))
(defun go-to (line character)
  (goto-char (point-min)) (forward-line line) (forward-char character))
(defun wait-for (seconds test)
  (let ((limit (time-add nil seconds)))
    (while (and (not (funcall test)) (time-less-p nil limit)) (accept-process-output nil 0.05))))
(defun see (session)
  "Call SESSION in a buffer of the file that the command line ends with."
  (let ((file (car (last command-line-args-left))))
    (setq command-line-args-left nil)
    (condition-case failure
        (progn
          (find-file file)
          (yaml-mode)
          (funcall session)
          (set-buffer-modified-p nil))
      (error (note 'error (format "%S" failure)))))
  (with-temp-file (getenv "OUT") (insert (json-encode (nreverse seen)))))
(provide 'seen)
