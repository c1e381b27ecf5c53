/// How a page of a timeline looks: on screens wide and narrow, light and dark, and on paper.
package let timelineStyle = StyleSheet(
    """
    * { box-sizing: border-box; }
    html { scroll-padding: 7rem 0 8rem; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/20px system-ui, sans-serif; }
    main { padding: clamp(0.75rem, 2vw, 1.5rem); width: 100%; max-width: 84rem; margin: 0 auto; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 0.2rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: 0.2rem 0; }
    code { font: inherit; font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    a { color: var(--background); }
    header > p { color: var(--soft); }
    .unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
    .found { margin: 0.6rem 0; }
    .found p { display: flex; flex-wrap: wrap; gap: 0 1rem; }
    .error { --tone: var(--stop); --tint: var(--stop-tint); }
    .warning { --tone: var(--inactive); --tint: var(--inactive-tint); }
    .note { --tone: var(--background); --tint: var(--background-tint); }
    .found a, .found strong { color: var(--tone); }
    .legend { display: flex; flex-wrap: wrap; gap: 0 0.4rem; margin: 0.6rem 0 1rem; color: var(--soft); }
    .legend dt { font-weight: 700; color: var(--ink); }
    .legend div { display: flex; gap: 0.4rem; }
    .legend dd { margin: 0 0.8rem 0 0; }
    .active { --tone: var(--active); --tint: var(--active-tint); }
    .inactive { --tone: var(--inactive); --tint: var(--inactive-tint); }
    .background { --tone: var(--background); --tint: var(--background-tint); }
    .soft { --tone: var(--soft); --tint: var(--rest-tint); }
    .stop { --tone: var(--stop); --tint: var(--stop-tint); }
    .ending { font-weight: 700; color: var(--tone); margin-left: var(--left); padding-left: 0.5rem; }

    .sheet, .top { display: contents; }
    .states { display: none; flex-wrap: wrap; gap: 0.2rem 0.9rem; color: var(--soft); font-size: 12px; margin: 0 0 0.5rem; }
    .states > span::before {
      content: ""; display: inline-block; width: 10px; height: 10px; margin-right: 5px; background: var(--tint);
      border-left: 4px solid var(--tone);
    }
    .states > .inactive::before { border-left-style: dashed; }
    .states > .background::before { border-left-style: dotted; }

    /* Lengths that steps inherit are worked out once, and not again for each use in each of them. */
    @property --left { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --band-width { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --lean { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --step { syntax: "<length>"; inherits: true; initial-value: 0px; }
    @property --head { syntax: "<length>"; inherits: true; initial-value: 0px; }
    .timeline { container-type: inline-size; --rail-width: 18px; --number-width: 34px; --middle: 15px; }
    .sheet, .ending {
      --left: calc(var(--number-width) + var(--bands) * var(--band-width) + var(--rails) * var(--rail-width) + 6px);
      --band-width: min(78px, 40cqi / var(--bands)); --room: calc(100cqi - var(--left) - 270px);
      --gaps: max(var(--lanes) - 1, 1);
      /* Where lanes are too narrow for their heads, these lean, and the text gets more: 1px there, and else 0px. */
      --lean: clamp(0px, (84px - var(--room) / var(--gaps)) * 1000, 1px);
      --least: min(22px, (var(--room) + 110px) / var(--gaps));
      --step: clamp(var(--least), (var(--room) - var(--lean) * 130) / var(--gaps), 98px);
      --head: max(var(--step), var(--lean) * 130);
    }
    .heads, .steps > li {
      display: grid;
      grid-template-columns:
        var(--number-width) calc(var(--bands) * var(--band-width)) calc(var(--rails) * var(--rail-width))
        minmax(0, 1fr);
    }
    .heads {
      position: sticky; top: 0; z-index: 2; background: var(--paper); padding: 8px 0 5px;
      min-height: calc(28px + var(--lean) * 56); align-items: end;
      font: 600 10.5px/14px ui-monospace, Menlo, Consolas, monospace;
    }
    .heads span > span { transform-origin: 7px 100%; overflow-wrap: anywhere; }
    .heads .bands { grid-column: 2; align-items: end; }
    .heads .bands > span { flex: 1; padding-right: 0.2rem; }
    .heads .lane { display: flex; flex-direction: row; align-items: end; padding-bottom: 0; }
    .heads .lane > span {
      flex: 0 0 var(--head); margin-right: calc(var(--step) - var(--head)); padding-right: 1px; overflow: hidden;
      max-height: calc(42px - var(--lean) * 28); rotate: calc(-1 * atan2(var(--lean), 1.3px));
    }
    .steps { list-style: none; margin: 0; padding: 0; }
    .steps > li { scroll-margin: 5rem 0 8rem; }
    .long .steps > li { content-visibility: auto; contain-intrinsic-size: auto 30px; }
    .number {
      font-size: 12px; text-align: right; color: var(--soft); text-decoration: none;
    }
    .bands, .rails { display: flex; grid-row: 1; }
    .number { grid-column: 1; grid-row: 1; }
    .bands { grid-column: 2; }
    .rails { grid-column: 3; }
    .lane { grid-column: 4; grid-row: 1; }
    .steps .bands > i {
      flex: 1; margin: 0 4px -1px 0; background: var(--tint); color: var(--tone); overflow: hidden;
      border-left: 4px solid var(--tone); font: normal 10.5px/12px ui-monospace, Menlo, Consolas, monospace;
      font-size: clamp(8px, var(--band-width) / 7.2, 10.5px);
    }
    .bands > i.inactive { border-left-style: dashed; }
    .bands > i.background { border-left-style: dotted; }
    .bands > i.named::before { content: attr(data-is); display: block; padding: 3px 0 0 5px; }
    .rails > i { position: relative; flex: 1; }
    .rails > i::before, .rails > i::after { position: absolute; background: var(--payload); }
    .rails > .passes::before, .rails > .branches::before { content: ""; left: 50%; width: 2px; top: 0; bottom: 0; }
    .rails > .starts::before { content: ""; left: 50%; width: 2px; top: var(--middle); bottom: 0; }
    .rails > .ends::before { content: ""; left: 50%; width: 2px; top: 0; height: var(--middle); }
    .rails > .starts::after, .rails > .branches::after, .rails > .ends::after {
      content: ""; left: 50%; right: 0; top: var(--middle); height: 2px;
    }
    .rails > :is(.starts, .branches, .ends) ~ i::after { content: ""; left: 0; right: 0; top: var(--middle); height: 2px; }

    .lane { display: flex; flex-direction: column; min-width: 0; padding: 2px 0 2px 6px; position: relative; }
    .steps .lane {
      background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px var(--step)) 14px 0 /
        calc(var(--step) * var(--lanes)) 100% no-repeat;
    }
    .entry { position: relative; margin-left: calc(var(--step) * var(--lane)); padding: 3px 8px; width: fit-content; }
    .entry { background: var(--paper); border-radius: 0.3rem; overflow-wrap: anywhere; }
    .steps .time { position: absolute; right: 8px; top: 4px; margin: 0; color: var(--soft); font-size: 12px; }
    .steps .time + .entry { margin-right: 6.5rem; }
    .event .lane > .time { top: 14px; z-index: 1; }
    .event .lane > .time + .entry { margin-right: 0; padding-right: 7rem; }
    .who { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    .step .entry, .action .entry, .transition .entry { padding: 1px 8px 1px 20px; }
    .steps .name { font-size: 12.5px; }
    .step .name { color: var(--soft); }
    .step .entry::before, .action .entry::before, .transition .entry::before {
      content: ""; position: absolute; left: 4px; top: 6px; width: 9px; height: 9px;
      border: 1.5px solid var(--tone); background: var(--paper); border-radius: 50%;
    }
    .action .entry::before { border-radius: 0; }
    .transition .entry::before { border-radius: 0; rotate: 45deg; background: var(--tone); }
    .callback .entry, .notification .entry, .stop .entry { border: 1.5px solid var(--tone); padding-block: 2px; }
    .notification .entry { border-radius: 1rem; }
    .stop .entry { background: var(--tint); }
    :is(.callback, .notification, .stop):is(.inferred, .unsettled) .entry { border-style: dashed; }
    .event { --middle: 24px; }
    .event .lane { padding-block: 10px 4px; }
    .number { padding: 4px 8px 0 0; }
    .event .number { padding-top: 14px; }
    .event .entry { margin-left: 0; width: auto; background: var(--band); border: 1px solid var(--line); }
    .event .name { font-weight: 700; }
    .state {
      background: var(--tone); color: var(--paper); border-radius: 0.2rem; padding: 1px 5px; font-size: 11.5px; margin-right: 2px;
    }
    .mark { color: var(--soft); }
    .detail { display: inline-block; max-width: 100%; margin-right: 6px; color: var(--soft); font: 12px/18px ui-monospace, Menlo, Consolas, monospace; }
    .load {
      color: var(--payload); border: 1px solid; border-radius: 1rem; padding: 0 6px; font-size: 11.5px;
      white-space: nowrap;
    }
    .load.loses { color: var(--stop); }
    .why { font-size: 12px; margin-left: 4px; color: var(--soft); }
    .reason { color: var(--soft); font-size: 0.85rem; max-width: 60rem; }
    .routed > .lane::before, .transition > .lane::before {
      content: ""; position: absolute; left: 0; top: var(--middle); width: calc(var(--step) * var(--lane) + 4px);
      border-top: 2px solid var(--payload);
    }
    .transition > .lane::before {
      border-top: 1.5px dotted var(--tone); --reach: calc(var(--rails) * var(--rail-width) + 4px);
      left: calc(-1 * var(--reach)); width: calc(var(--step) * var(--lane) + var(--reach) + 6px);
    }
    .routed.loses > .lane::before { border-top-style: dashed; }
    .routed .entry::after {
      content: ""; position: absolute; left: -10px; top: calc(var(--middle) - 7px); width: 7px; height: 7px;
      border: solid var(--payload); border-width: 2px 2px 0 0; rotate: 45deg;
    }
    .routed.takes .entry::after {
      border: 5px solid transparent; border-left: 8px solid var(--payload); border-right: 0; width: 0; height: 0;
      rotate: none; left: -9px; top: calc(var(--middle) - 8px);
    }
    .finding {
      margin: 0.3rem 0; padding: 0.4rem 0.6rem; border-left: 4px solid var(--tone); background: var(--tint);
      overflow-wrap: anywhere;
    }
    .finding a { color: inherit; }
    article:target, li:target { outline: 2px solid var(--background); outline-offset: 2px; }
    .uncalled ul { margin: 0; padding-left: 1.1rem; overflow-wrap: anywhere; }
    .reasons article { margin: 0 0 1rem; max-width: 60rem; }
    .source { color: var(--soft); overflow-wrap: anywhere; }

    #stage { display: grid; gap: 0.6rem; align-content: start; background: var(--paper); }
    #stage[hidden] { display: none; }
    .buttons { display: grid; grid-template-columns: repeat(5, auto); gap: 0.3rem; }
    .buttons button { padding-inline: 0.2rem; }
    #fold { display: none; }
    #quiz[aria-pressed="true"], .choice:hover { border-color: var(--background); background: var(--background-tint); }
    #panel .choice {
      display: flex; gap: 0.5rem; width: 100%; margin: 0.35rem 0; text-align: left; font-size: 0.85rem;
      line-height: 1.3; overflow-wrap: anywhere;
    }
    #panel .answer { font-weight: 700; margin-bottom: 0.6rem; }
    #panel .score { color: var(--soft); }
    button, input[type="search"] {
      font: inherit; color: var(--ink); background: var(--band); border: 1px solid var(--soft); border-radius: 0.4rem;
      padding: 0.35rem 0.5rem; min-width: 0;
    }
    button { cursor: pointer; }
    button[aria-disabled="true"] { color: var(--soft); border-color: var(--line); cursor: default; }
    .search { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.5rem; align-items: center; }
    #panel { overflow: auto; border-top: 1px solid var(--line); padding: 0.6rem 0.2rem; overflow-wrap: anywhere; }
    #panel h2 { margin: 0; font-size: 1rem; color: var(--soft); }
    #panel h3 { margin: 0.9rem 0 0.2rem; }
    #panel .whose { font-weight: 600; }
    #panel .what { font-weight: 700; margin: 0.2rem 0 0.5rem; }
    #panel .fact { font: 0.85rem/1.4 ui-monospace, Menlo, Consolas, monospace; }
    #panel article { margin-bottom: 0.7rem; }
    #panel article h3 { margin: 0; font-weight: 400; color: var(--soft); font-size: 0.85rem; }
    #panel dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.7rem; margin: 0; }
    #panel dt { color: var(--soft); }
    #panel dd { margin: 0; }
    #panel .changed { font-weight: 700; }
    .keys { color: var(--soft); font-size: 0.8rem; }
    :focus-visible { outline: 2px solid var(--background); outline-offset: 2px; }
    .stepping .why { display: none; }
    .stepping li:target { outline: none; }
    .stepping .steps > li { cursor: pointer; }
    .stepping .steps > li[aria-current] {
      background: var(--band); box-shadow: inset 4px 0 var(--ink); --paper: var(--band);
    }
    .stepping .steps > li[aria-current] .number { color: var(--ink); font-weight: 700; }
    .later { visibility: hidden; }
    section.later, section .later { display: none; }
    @media (min-width: 60rem), (min-width: 40rem) and (max-height: 30rem) {
      .stepping body { display: grid; grid-template-columns: minmax(0, 1fr) clamp(17rem, 24vw, 20rem); }
      #stage {
        position: sticky; top: 0; height: 100vh; padding: 0.8rem 1rem; border-left: 1px solid var(--line);
        grid-template-rows: auto minmax(0, 1fr);
      }
    }
    @media (max-width: 39.99rem), (max-width: 59.99rem) and (min-height: 30.01rem) {
      .stepping main { padding-bottom: 30vh; }
      .stepping { scroll-padding-bottom: 28vh; }
      .stepping .steps > li { scroll-margin-bottom: 1rem; }
      #stage {
        position: fixed; inset: auto 0 0; max-height: 25vh; padding: 0 0.75rem 0.4rem; border-top: 2px solid var(--soft);
        overflow: auto; gap: 0; z-index: 3;
      }
      .buttons { grid-template-columns: repeat(6, auto); position: sticky; top: 0; padding: 0.4rem 0; background: var(--paper); }
      #fold { display: block; }
      #fold[aria-expanded="true"] { background: var(--background-tint); }
      #panel { overflow: visible; padding-block: 0.3rem; }
      #panel h3 { margin-top: 0.3rem; }
      .folded:not(.asking) > :not(.buttons, .unseen), .asking .search, #stage.asking > label, .keys { display: none; }
      #stage.asking { max-height: 58vh; }
    }
    @container (max-width: 38rem) {
      .sheet, .ending { --band-width: 14px; --rail-width: 14px; --number-width: 28px; --step: 0px; }
      .states { display: flex; }
      .heads { min-height: min(82px, 6px + var(--bands) * 38px); }
      .heads .lane { display: none; }
      .heads .bands > span { flex: 0 0 84px; margin-right: -70px; white-space: nowrap; overflow: hidden; rotate: -55deg; }
      .steps .lane { background: none; }
      .steps .bands > i { margin-right: 2px; border-left-width: 3px; }
      .bands > i.named::before { display: none; }
      .who {
        position: static; clip-path: none; width: auto; height: auto; display: block; font-size: 0.75rem;
        color: var(--soft);
      }
      .event .who { display: none; }
      .steps .lane > .time { position: static; }
      .steps .lane > .time + .entry { margin-right: 0; padding-right: 8px; }
      .entry { width: auto; }
    }
    @media print {
      @page { size: A4 landscape; margin: 12mm; }
      body { font-size: 9pt; }
      main { padding: 0; max-width: none; }
      .stepping body { display: block; }
      #stage, .why { display: none; }
      .heads { position: static; }
      .sheet { display: table; table-layout: fixed; width: 100%; }
      .top { display: table-header-group; break-inside: avoid; }
      .steps { display: table-row-group; }
      .steps > li { break-inside: avoid; content-visibility: visible; }
      .stepping .steps > li[aria-current] { background: none; box-shadow: none; }
      .later { visibility: visible; }
      section.later, section .later { display: revert; }
      .reasons, .reasons.later { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm; }
      .reasons h2 { grid-column: 1 / 3; break-after: avoid; }
      .timeline { print-color-adjust: exact; }
      .reasons article { break-inside: avoid; }
    }
    """,
    numbers: [
        ("lanes", Picture.Limit.lanes), ("bands", Picture.Limit.bands), ("rails", Picture.Limit.rails),
        ("lane", Picture.Limit.lanes - 1),
    ])

/// The hash by which the policy of a page knows the style sheet.
let timelineStyleHash = "sha256-1VQoLm30ucYCO/HCrXEStgsyjR3jQaJsFmJaT1XSG8E="
