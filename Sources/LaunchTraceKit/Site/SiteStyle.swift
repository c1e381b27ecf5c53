/// How the pages of the site look.
let siteStyle = StyleSheet(
    topicRules,
    """
    summary { cursor: pointer; padding: 0.3rem 0; }
    .unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
    [hidden] { display: none !important; }

    .bar {
      display: flex; flex-wrap: wrap; align-items: center; gap: 0.2rem 1rem; padding: 0.4rem clamp(0.75rem, 3vw, 2rem);
      border-bottom: 1px solid var(--line); background: var(--band); font: 15px/1.4 system-ui, sans-serif;
    }
    .bar nav { display: flex; flex-wrap: wrap; gap: 0 0.9rem; }
    .bar nav a { padding: 0.15rem 0; text-decoration: none; }
    .bar nav a:hover, .bar nav a[aria-current] { text-decoration: underline; text-underline-offset: 4px; }
    .bar nav a:first-child { font-weight: 700; color: var(--ink); }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { position: static; }
    input[type="search"], select, button {
      font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--soft); border-radius: 0.4rem;
      padding: 0.3rem 0.5rem; min-width: 0; max-width: 100%;
    }
    button { cursor: pointer; }

    .list { list-style: none; padding: 0; }
    main .list > li { padding: 0.3rem 0; border-bottom: 1px solid var(--line); margin: 0; }
    .list > li > span { color: var(--soft); }
    #filter, #way { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin: 0.6rem 0 1rem; }
    #filter p { margin: 0; color: var(--soft); }
    #way label { display: grid; gap: 0.1rem; font-size: 0.85rem; color: var(--soft); min-width: 0; }
    #way label:first-child { max-width: 15rem; }
    #way button { align-self: end; }
    @media (min-width: 64rem) {
      .launch { display: grid; grid-template-columns: minmax(0, 1fr) 17rem; gap: 0 2rem; }
    }
    #answer { flex-basis: 100%; }
    fieldset { border: 1px solid var(--line); border-radius: 0.4rem; margin: 0.4rem 0; padding: 0.6rem 0.9rem; min-width: 0; }
    legend { font-weight: 600; padding: 0 0.3rem; }
    fieldset p { display: flex; gap: 0.5rem; align-items: baseline; overflow-wrap: anywhere; }
    #verdict:empty { display: none; }
    main .lessons > li { margin-bottom: 0.5rem; }
    .lessons span { color: var(--soft); }
    .strip { display: flex; flex-wrap: wrap; gap: 0.3rem; margin: 0 0 0.5rem; padding: 0; list-style: none; }
    main .strip > li { margin: 0; }
    .changed { list-style: none; padding: 0; }
    main .changed > li { margin: 0; line-height: 1.35; }
    .stepping body > .bar { grid-column: 1 / -1; }
    @media (min-width: 60rem), (min-width: 40rem) and (max-height: 30rem) {
      .bar ~ #stage { height: calc(100vh - 2.6rem); }
    }
    .strip a, .strip strong {
      display: block; padding: 0.05rem 0.5rem; border: 1px solid var(--line); border-radius: 0.3rem; text-decoration: none;
      white-space: nowrap; font-weight: 400;
    }
    .strip strong { border-color: var(--ink); font-weight: 700; }
    .links { display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; list-style: none; padding: 0; }

    .compared { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 0.9rem; }
    .compared th, .compared td { text-align: left; vertical-align: top; padding: 0.25rem 0.6rem 0.25rem 0; }
    .compared td { border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .compared .state { color: var(--soft); font-size: 0.8rem; }
    .lifecycles { display: none; flex-wrap: wrap; gap: 0.2rem 1rem; border: 0; padding: 0; margin: 0 0 0.6rem; }
    @media (max-width: 40rem) {
      .lifecycles { display: flex; }
      .comparison:has(#show-1:checked) :is(th, td):not(:nth-child(1)),
      .comparison:has(#show-2:checked) :is(th, td):not(:nth-child(2)),
      .comparison:has(#show-3:checked) :is(th, td):not(:nth-child(3)),
      .comparison:has(#show-1:checked) tr:has(> td:nth-child(1):empty),
      .comparison:has(#show-2:checked) tr:has(> td:nth-child(2):empty),
      .comparison:has(#show-3:checked) tr:has(> td:nth-child(3):empty) { display: none; }
    }
    @media print {
      .bar, #filter, #way, .lifecycles { display: none; }
      article { break-inside: avoid; }
    }
    """)
