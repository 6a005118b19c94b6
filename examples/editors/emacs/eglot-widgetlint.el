;;; eglot-widgetlint.el --- Findings, fixes and completion from widgetlint -*- lexical-binding: t; -*-

;; Load this file and call M-x eglot in a description. Tried with Eglot 1.9 on Emacs 28.

;;; Code:

(require 'eglot)

(add-to-list 'eglot-server-programs '((yaml-mode yaml-ts-mode) . ("widgetlint" "server")))

(provide 'eglot-widgetlint)
;;; eglot-widgetlint.el ends here
