;;; flymake-widgetlint.el --- Check descriptions of Today widgets  -*- lexical-binding: t; -*-

;; Checks *.widget.yml with Flymake, which Emacs brings along, on save and while you write:
;;   (require 'flymake-widgetlint)
;;   (add-hook 'yaml-mode-hook #'flymake-widgetlint-setup)

;;; Code:

(require 'flymake)

(defvar-local flymake-widgetlint--process nil "The check that is under way.")

(defconst flymake-widgetlint--line
  "^.+:\\([0-9]+\\):\\([0-9]+\\): \\(error\\|warning\\|info\\): \\(.+\\)$"
  "A finding as `--format compact' writes it.")

(defun flymake-widgetlint--diagnostics (source)
  "The findings in widgetlint's output, the current buffer, as diagnostics of SOURCE."
  (goto-char (point-min))
  (let (diagnostics)
    (while (re-search-forward flymake-widgetlint--line nil t)
      (let* ((line (string-to-number (match-string 1)))
             (column (string-to-number (match-string 2)))
             (type (pcase (match-string 3) ("error" :error) ("warning" :warning) (_ :note)))
             (message (match-string 4))
             (region (save-match-data (flymake-diag-region source line column))))
        (push (flymake-make-diagnostic source (car region) (cdr region) type message) diagnostics)))
    (nreverse diagnostics)))

(defun flymake-widgetlint (report &rest _)
  "Check the current buffer, and call REPORT with what is found."
  (when (process-live-p flymake-widgetlint--process)
    (kill-process flymake-widgetlint--process))
  (let ((source (current-buffer)))
    (setq flymake-widgetlint--process
          (make-process
           :name "widgetlint" :noquery t :connection-type 'pipe
           :buffer (generate-new-buffer " *widgetlint*")
           :stderr (get-buffer-create "*widgetlint errors*")
           :command (list "widgetlint" "lint" "--format" "compact" "--allow-empty"
                          "--stdin-filename" (or buffer-file-name "<stdin>") "-")
           :sentinel
           (lambda (process _)
             (unless (process-live-p process)
               (when (and (buffer-live-p source)
                          (eq process (buffer-local-value 'flymake-widgetlint--process source)))
                 (with-current-buffer (process-buffer process)
                   (if (< (process-exit-status process) 2)
                       (funcall report (flymake-widgetlint--diagnostics source))
                     (funcall report :panic :explanation "see *widgetlint errors*"))))
               (kill-buffer (process-buffer process))))))
    (save-restriction
      (widen)
      (process-send-region flymake-widgetlint--process (point-min) (point-max)))
    (process-send-eof flymake-widgetlint--process)))

;;;###autoload
(defun flymake-widgetlint-setup ()
  "Check this buffer with widgetlint if it is a description."
  (when (and buffer-file-name (string-match-p "\\.widget\\.ya?ml\\'" buffer-file-name))
    (add-hook 'flymake-diagnostic-functions #'flymake-widgetlint nil t)
    (flymake-mode 1)))

(provide 'flymake-widgetlint)
;;; flymake-widgetlint.el ends here
