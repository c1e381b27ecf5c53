/// How the page looks: on screens wide and narrow, light and dark, and on paper.
let matrixStyle = StyleSheet(
    """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
    main { max-width: 84rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.8rem; margin: 0; }
    h1, h3, h4, dd, header p { overflow-wrap: anywhere; }
    h2 { font-size: 1.3rem; margin: 2.5rem 0 1rem; }
    h3 { font-size: 1rem; margin: 0; }
    p { margin: 0.2rem 0; }
    code { font: inherit; }
    h3 code { font: 600 0.95rem ui-monospace, monospace; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 1rem 0; }
    dt { font-weight: 600; }
    dd { margin: 0; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; margin: 0 0 1.75rem; }
    caption { text-align: left; padding: 0.4rem 0; }
    th, td { border: 1px solid var(--line); padding: 0.35rem 0.6rem; text-align: left; vertical-align: top; }
    .setups col:first-child { width: 9rem; }
    thead th, tbody th { background: var(--band); font-weight: 600; }
    .setups .title th { border: 0; background: none; font-weight: 400; padding: 0.4rem 0; }
    .title p { color: var(--soft); }
    article { margin: 0 0 1.75rem; }
    .starts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 0.6rem; margin: 0.4rem 0 0; }
    .starts > div { border: 1px solid var(--line); padding: 0 0.6rem 0.35rem; }
    h4 { font-size: 1rem; margin: 0 -0.6rem 0.35rem; padding: 0.35rem 0.6rem; background: var(--band); }
    ol { list-style: none; margin: 0; padding: 0; }
    li { padding-left: 1.4rem; text-indent: -1.4rem; overflow-wrap: anywhere; }
    abbr { text-decoration: none; }
    li > abbr:first-child { display: inline-block; width: 1.4rem; text-indent: 0; font-weight: 700; }
    li > code:first-child { margin-left: 1.4rem; }
    .active { color: var(--active); }
    .inactive { color: var(--inactive); }
    .background { color: var(--background); }
    .stop { color: var(--stop); font-weight: 600; }
    .in, .end, td > p, .starts p { color: var(--soft); }
    .in { white-space: nowrap; }
    table.names { table-layout: auto; }
    @media screen and (max-width: 48rem) {
      main { padding: 1rem; }
      .setups, .setups :is(thead, tbody, tr, th, td) { display: block; }
      .setups colgroup, .setups thead tr:not(.title) { display: none; }
      .setups td { border-top: 0; }
      .setups td[data-column]::before {
        content: attr(data-column); display: block; font-weight: 600; color: var(--ink);
      }
      .names td, .names th { overflow-wrap: anywhere; }
      .starts code { font-size: 0.9em; }
    }
    @media print {
      @page { size: A4 landscape; margin: 12mm; }
      body { font-size: 10pt; line-height: 1.2; }
      main { max-width: none; padding: 0; }
      h2 { break-after: avoid; margin: 3mm 0 1mm; font-size: 15pt; }
      h3, h4, h3 code { font-size: 10pt; }
      p { margin: 0; }
      article, tr, .names, .starts > div { break-inside: avoid; }
      article, table { margin-bottom: 3mm; }
      caption { padding: 0; }
      th, td { padding: 0.3mm 1mm; }
      .names th, .names td { padding-block: 0; }
      .setups .title th { padding: 0; }
      .setups col:first-child { width: 26mm; }
      .setups th, .setups td, .names th, .names td { overflow-wrap: anywhere; }
      .in { white-space: normal; }
      .starts { gap: 2mm; margin: 0; }
      .starts > div { padding: 0 1.5mm 0.5mm; }
      h4 { margin: 0 -1.5mm 0.5mm; padding: 0.3mm 1.5mm; }
    }
    """)
