/// The script of the report, as one constant block, which only shows and hides parts of the page. It contains no
/// character reserved in XML, so that the page can be read as XML, too.
package enum PageScript {
  package static let text =
    """
    (function () {
      'use strict';
      var form = document.getElementById('filter');
      var status = form.querySelector('[role=status]');
      var boxes = Array.from(form.querySelectorAll('input[type=checkbox]'));
      var rule = form.elements.rule, file = form.elements.file;
      var findings = Array.from(document.querySelectorAll('.finding'));
      var markers = new Map(), rows = new Map(), names = new Map();
      document.querySelectorAll('.marker').forEach(function (marker) { markers.set(marker.dataset.finding, marker); });
      findings.forEach(function (row) {
        rows.set(row.dataset.finding, row);
        // A source of a project has the project's name, too.
        names.set(row, (row.closest('.file').querySelector('h2').textContent + ' ' + row.dataset.file).toLowerCase());
      });
      var parents = Array.from(document.querySelectorAll('.widget')).concat(Array.from(document.querySelectorAll('.file')));
      function apply() {
        var severities = boxes.filter(function (box) { return box.checked; }).map(function (box) { return box.value; });
        var part = file.value.toLowerCase(), count = 0;
        var isFiltered = [severities.length !== boxes.length, rule.value !== '', part !== ''].some(Boolean);
        findings.forEach(function (row) {
          var data = row.dataset, marker = markers.get(data.finding);
          var isShown = [severities.includes(data.severity), [rule.value === '', data.rule === rule.value].some(Boolean),
            names.get(row).includes(part)].every(Boolean);
          row.hidden = !isShown;
          if (marker) { if (isShown) { marker.removeAttribute('display'); } else { marker.setAttribute('display', 'none'); } }
          if (isShown) { count += 1; }
        });
        parents.forEach(function (parent) {
          parent.hidden = isFiltered ? parent.querySelector('.finding:not([hidden])') === null : false;
        });
        var all = findings.length + (findings.length === 1 ? ' finding' : ' findings');
        status.textContent = isFiltered ? count + ' of ' + all : all;
        return isFiltered ? severities : null;
      }
      function keep() {
        var severities = apply(), state = new URLSearchParams();
        if (severities) { if (severities.length !== boxes.length) { state.set('severity', severities.join(',') || 'none'); } }
        if (rule.value !== '') { state.set('rule', rule.value); }
        if (file.value !== '') { state.set('file', file.value); }
        history.replaceState(null, '', severities ? '#?' + state : '#');
      }
      function restore() {
        if (location.hash.startsWith('#?')) {
          var state = new URLSearchParams(location.hash.slice(2));
          var wanted = state.has('severity') ? state.getAll('severity').join(',').split(',') : null;
          boxes.forEach(function (box) { box.checked = wanted ? wanted.includes(box.value) : true; });
          rule.value = state.get('rule') || '';
          if (rule.selectedIndex === -1) { rule.value = ''; }
          file.value = state.get('file') || '';
        }
        apply();
      }
      form.addEventListener('input', keep);
      form.addEventListener('submit', function (event) { event.preventDefault(); });
      form.addEventListener('reset', function () { setTimeout(keep); });
      document.addEventListener('click', function (event) {
        var marker = event.target.closest('.marker');
        var row = marker ? rows.get(marker.dataset.finding) : null;
        if (!row) { return; }
        row.tabIndex = -1;
        row.scrollIntoView({block: 'center'});
        row.focus({preventScroll: true});
      });
      addEventListener('hashchange', restore);
      form.hidden = false;
      restore();
    })();
    """
}
