/// How a page of a timeline looks: on screens wide and narrow, light and dark, and on paper.
let timelineStyle = StyleSheet(
    """
    * { box-sizing: border-box; }
    html { scroll-padding: 5rem 0 8rem; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; }
    main { padding: 1.5rem; max-width: 84rem; margin: 0 auto; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 0.2rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: 0.2rem 0; }
    code { font: inherit; font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    a { color: var(--background); }
    header > p { color: var(--soft); }
    .unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
    .legend { display: flex; flex-wrap: wrap; gap: 0 0.4rem; margin: 0.6rem 0 1rem; color: var(--soft); }
    .legend dt { font-weight: 700; color: var(--ink); }
    .legend dd { margin: 0 0.8rem 0 0; }
    .active { --tone: var(--active); --tint: var(--active-tint); }
    .inactive { --tone: var(--inactive); --tint: var(--inactive-tint); }
    .background { --tone: var(--background); --tint: var(--background-tint); }
    .soft { --tone: var(--soft); --tint: var(--rest-tint); }
    .stop { --tone: var(--stop); --tint: var(--stop-tint); }
    .ending { font-weight: 700; color: var(--tone); margin-left: var(--left); padding-left: 0.5rem; }

    .timeline { container-type: inline-size; --band: 4.9rem; --rail: 1.1rem; --number: 2.4rem; --middle: 1.05rem; }
    .heads, .steps > li, .ending {
      --left: calc(var(--number) + var(--bands) * var(--band) + var(--rails) * var(--rail) + 0.4rem);
      --step: min(6.2rem, (100cqi - var(--left) - 17rem) / max(var(--lanes) - 1, 1));
    }
    .heads, .steps > li {
      display: grid;
      grid-template-columns:
        var(--number) calc(var(--bands) * var(--band)) calc(var(--rails) * var(--rail)) minmax(0, 1fr);
    }
    .heads {
      position: sticky; top: 0; z-index: 2; background: var(--paper); padding: 0.5rem 0 0.3rem;
      font: 600 0.75rem/1.2 ui-monospace, Menlo, Consolas, monospace;
    }
    .heads .bands { grid-column: 2; align-items: end; }
    .heads .bands > span { flex: 1; overflow-wrap: anywhere; padding-right: 0.2rem; }
    .heads .lane { grid-column: 4; position: relative; align-self: stretch; min-height: 2.7rem; background: none; }
    .heads .lane > span {
      position: absolute; bottom: 0; left: calc(var(--step) * var(--lane)); width: calc(var(--step) - 0.3rem);
      overflow-wrap: anywhere; max-height: 3.6em; overflow: hidden;
    }
    .heads .lane > span:last-child { width: auto; }
    .steps { list-style: none; margin: 0; padding: 0; }
    .steps > li { scroll-margin: 5rem 0 8rem; content-visibility: auto; contain-intrinsic-size: auto 2rem; }
    .number {
      padding: 0.5rem 0.5rem 0 0; font-size: 0.75rem; text-align: right; color: var(--soft); text-decoration: none;
    }
    .bands, .rails { display: flex; }
    .steps .bands > i {
      flex: 1; margin-right: 0.25rem; background: var(--tint); color: var(--tone); overflow: hidden;
      border-left: 4px solid var(--tone); font: normal 0.68rem/1.15 ui-monospace, Menlo, Consolas, monospace;
    }
    .bands > i.inactive { border-left-style: dashed; }
    .bands > i.background { border-left-style: dotted; }
    .bands > i.named::before { content: attr(data-is); display: block; padding: 0.3rem 0 0 0.3rem; }
    .rails > i { position: relative; flex: 1; }
    .rails > i::before, .rails > i::after { position: absolute; background: var(--payload); }
    .rails > .passes::before, .rails > .branches::before { content: ""; left: 50%; width: 2px; top: 0; bottom: 0; }
    .rails > .starts::before { content: ""; left: 50%; width: 2px; top: var(--middle); bottom: 0; }
    .rails > .ends::before { content: ""; left: 50%; width: 2px; top: 0; height: var(--middle); }
    .rails > .starts::after, .rails > .branches::after, .rails > .ends::after {
      content: ""; left: 50%; right: 0; top: var(--middle); height: 2px;
    }
    .rails > :is(.starts, .branches, .ends) ~ i::after { content: ""; left: 0; right: 0; top: var(--middle); height: 2px; }

    .lane { display: flex; flex-direction: column; min-width: 0; padding: 0.15rem 0 0.15rem 0.4rem; position: relative; }
    .steps .lane {
      background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px var(--step)) 0.9rem 0 /
        calc(var(--step) * var(--lanes)) 100% no-repeat;
    }
    .entry { position: relative; margin-left: calc(var(--step) * var(--lane)); padding: 0.2rem 0.5rem; width: fit-content; }
    .entry { background: var(--paper); border-radius: 0.3rem; overflow-wrap: anywhere; }
    .steps .time { position: absolute; right: 0; top: 0; color: var(--soft); font-size: 0.8rem; }
    .who { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    .step .entry, .action .entry, .transition .entry { padding-left: 1.2rem; }
    .step .name { color: var(--soft); }
    .step .entry::before, .action .entry::before, .transition .entry::before {
      content: ""; position: absolute; left: 0.2rem; top: 0.6rem; width: 0.55rem; height: 0.55rem;
      border: 1.5px solid var(--tone); background: var(--paper); border-radius: 50%;
    }
    .action .entry::before { border-radius: 0; }
    .transition .entry::before { border-radius: 0; rotate: 45deg; background: var(--tone); }
    .callback .entry, .notification .entry, .stop .entry { border: 1.5px solid var(--tone); padding-block: 0.1rem; }
    .notification .entry { border-radius: 1rem; }
    .stop .entry { background: var(--tint); }
    :is(.callback, .notification, .stop):is(.inferred, .unsettled) .entry { border-style: dashed; }
    .stimulus .lane { padding-top: 0.6rem; --middle: 1.5rem; }
    .stimulus > .rails { --middle: 1.5rem; }
    .stimulus .number { padding-top: 0.95rem; }
    .stimulus .entry { margin-left: 0; width: auto; background: var(--band); border: 1px solid var(--line); }
    .stimulus .name { font-weight: 700; }
    .state {
      background: var(--tone); color: var(--paper); border-radius: 0.2rem; padding: 0 0.35rem; font-size: 0.75rem;
    }
    .mark { color: var(--soft); }
    .detail { color: var(--soft); font: 0.8rem ui-monospace, Menlo, Consolas, monospace; margin-left: 0.4rem; }
    .load {
      color: var(--payload); border: 1.5px solid; border-radius: 1rem; padding: 0 0.4rem; font-size: 0.75rem;
      white-space: nowrap;
    }
    .load.loses { color: var(--stop); }
    .why { font-size: 0.75rem; margin-left: 0.3rem; }
    .reason { color: var(--soft); font-size: 0.85rem; max-width: 60rem; }
    .routed > .lane::before, .transition > .lane::before {
      content: ""; position: absolute; left: 0; top: var(--middle); width: calc(var(--step) * var(--lane) + 0.3rem);
      border-top: 2px solid var(--payload);
    }
    .transition > .lane::before { border-top: 1.5px dotted var(--tone); }
    .routed.loses > .lane::before { border-top-style: dashed; }
    .routed .entry::after {
      content: ""; position: absolute; left: -0.6rem; top: calc(var(--middle) - 0.5rem); border: 0.4rem solid transparent;
      border-left-color: var(--payload); border-right-width: 0;
    }
    .finding {
      margin: 0.3rem 0; padding: 0.4rem 0.6rem; border-left: 4px solid var(--tone); background: var(--tint);
      overflow-wrap: anywhere;
    }
    .finding.error { --tone: var(--stop); --tint: var(--stop-tint); }
    .finding.warning { --tone: var(--inactive); --tint: var(--inactive-tint); }
    .finding.note { --tone: var(--background); --tint: var(--background-tint); }
    .finding a { color: inherit; }
    :target { outline: 2px solid var(--background); outline-offset: 2px; }
    .reasons article { margin: 0 0 1rem; max-width: 60rem; }
    .source { color: var(--soft); overflow-wrap: anywhere; }
    """)

/// What the policy of a page knows the style sheet by.
let timelineStyleHash = "sha256-J8NsNgQqSJvRFj5TYhvYKVB2KIXHLBc+DfCsJghME68="
