;;; lsp-mode-widgetlint.el --- Findings, fixes and completion from widgetlint -*- lexical-binding: t; -*-

;; Load this file and call M-x lsp in a description. Tried with lsp-mode 8 on Emacs 28.

;;; Code:

(require 'lsp-mode)

(add-to-list 'lsp-language-id-configuration '(yaml-mode . "yaml"))

;; As an add-on it stands beside the servers for YAML and Swift, where they are there.
(lsp-register-client
 (make-lsp-client :new-connection (lsp-stdio-connection '("widgetlint" "server"))
                  :major-modes '(yaml-mode yaml-ts-mode swift-mode)
                  :add-on? t
                  :server-id 'widgetlint))

(provide 'lsp-mode-widgetlint)
;;; lsp-mode-widgetlint.el ends here
