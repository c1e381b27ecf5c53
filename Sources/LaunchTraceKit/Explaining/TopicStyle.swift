/// The style of topics on all pages: on screens wide and narrow, light and dark, and on paper.
let topicRules: StaticString = """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: clamp(0.75rem, 3vw, 2rem); }
    h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
    h1 { font-size: 1.7rem; margin: 0 0 0.6rem; }
    h2 { font-size: 1.2rem; margin: 1.8rem 0 0.4rem; }
    h3 { font-size: 1rem; margin: 1.2rem 0 0.3rem; }
    small { font-size: 0.85rem; font-weight: 400; color: var(--soft); white-space: nowrap; }
    article + article { border-top: 1px solid var(--line); margin-top: 1.5rem; }
    p { margin: 0 0 0.4rem; overflow-wrap: anywhere; }
    ul, ol { margin: 0; padding-left: 1.2rem; }
    main ul > li { margin-bottom: 0.5rem; overflow-wrap: anywhere; }
    li p { margin: 0; }
    li .further { padding-left: 1rem; text-indent: -1rem; }
    a { color: var(--background); }
    code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.85rem; }
    code { overflow-wrap: anywhere; }
    pre { margin: 0.2rem 0 0.6rem; padding: 0.6rem; background: var(--band); border-radius: 0.4rem; overflow-x: auto; line-height: 1.35; }
    .source, .command { color: var(--soft); font-size: 0.9rem; }
    :focus-visible { outline: 2px solid var(--background); outline-offset: 2px; }
    @media print, (max-width: 40rem) { pre { white-space: pre-wrap; overflow-wrap: anywhere; } }
    @media print { section { break-inside: avoid; } }
    """
