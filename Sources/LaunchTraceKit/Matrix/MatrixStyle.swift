/// How the page looks: on screens wide and narrow, light and dark, and as a poster of one sheet.
let matrixStyle = StyleSheet(
    """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
    main { max-width: 84rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.8rem; margin: 0; }
    h2 { font-size: 1.3rem; margin: 2.5rem 0 1rem; }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: 0.2rem 0; }
    code { font: inherit; }
    h3 code { font: 600 0.95rem ui-monospace, monospace; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 1rem 0; }
    dt { font-weight: 600; }
    dd { margin: 0; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; margin: 0 0 1.75rem; }
    caption { text-align: left; padding: 0.4rem 0; }
    caption p { color: var(--soft); font-weight: 400; }
    th, td { border: 1px solid var(--line); padding: 0.35rem 0.6rem; text-align: left; vertical-align: top; }
    thead th:first-child:not(:last-child) { width: 9rem; }
    thead th, tbody th { background: var(--band); font-weight: 600; }
    ol { list-style: none; margin: 0; padding: 0; }
    li { padding-left: 1.4rem; text-indent: -1.4rem; overflow-wrap: anywhere; }
    abbr { text-decoration: none; }
    li > abbr:first-child { display: inline-block; width: 1.4rem; text-indent: 0; font-weight: 700; }
    .active { color: var(--active); }
    .inactive { color: var(--inactive); }
    .background { color: var(--background); }
    .stop { color: var(--stop); font-weight: 600; }
    .in, .end, td > p { color: var(--soft); }
    .in { white-space: nowrap; }
    table.names { table-layout: auto; }
    @media screen and (max-width: 48rem) {
      main { padding: 1rem; }
      table:not(.names) tr, table:not(.names) td, table:not(.names) tbody th { display: block; }
      table:not(.names) thead { display: none; }
      table:not(.names) td { border-top: 0; }
      table:not(.names) td[data-column]::before {
        content: attr(data-column); display: block; font-weight: 600; color: var(--ink);
      }
      .names td, .names th { overflow-wrap: anywhere; }
    }
    @media print {
      @page poster { size: 1189mm 841mm; margin: 15mm; }
      @page leaf { size: A4 landscape; margin: 12mm; }
      .poster { page: poster; columns: 6; column-gap: 9mm; }
      .leaf { page: leaf; font-size: 9pt; }
      body { font-size: 7.5pt; line-height: 1.25; }
      main { max-width: none; padding: 0; }
      article, table { break-inside: avoid; margin-bottom: 3mm; }
      h2 { break-after: avoid; margin: 3mm 0 1mm; font-size: 13pt; }
      h3 code { font-size: 8pt; }
      th, td { padding: 0.6mm 1.2mm; }
      thead th:first-child:not(:last-child) { width: 24mm; }
    }
    """)
