import Foundation
import Testing

@testable import LaunchTraceKit

private let url = Value.Member("url", .string("soup://7"))

private let cold = MatrixCell.calls(
    [
        MatrixEntry(
            .sample(
                .callback, Callback.didFinishLaunching.name, to: .appDelegate, in: .inactive,
                [Value.Member("launchOptions", .object([url]))])),
        MatrixEntry(
            .sample(.callback, Callback.openURL.name, to: .appDelegate, in: .inactive, [url], confidence: .inferred)),
        MatrixEntry(
            .sample(.callback, Callback.applicationDidReceiveMemoryWarning.name, to: .appDelegate, in: .active)),
    ], ends: .app(.active))

private let warm = MatrixCell.calls(
    [
        MatrixEntry(
            .sample(
                .callback, Callback.sceneDidBecomeActive.name, to: .sceneDelegate, scene: "a|b", in: .active,
                confidence: .unsettled)), MatrixEntry(.sample(.stop, "trap <0>|")),
    ], ends: .stopped)

private let block = MatrixPage.Block(
    triggers: [
        MatrixPage.TriggerTitle(
            name: "openURL", details: "url: soup://<i>|`", sort: "", after: nil, meaning: "A URL is opened."),
        MatrixPage.TriggerTitle(name: "tapIcon", details: "", sort: "", after: "lock", meaning: "The icon_ is tapped."),
    ],
    rows: [
        MatrixPage.Row(starts: [.notRunning, .prewarmed], cells: [cold, warm]),
        MatrixPage.Row(
            starts: [.suspended],
            cells: [.impossible("it's <gone>"), .silence("Nobody hears it.", .inferred, ends: .asBefore)]),
        MatrixPage.Row(starts: [.active], cells: [.impossible("it is in front"), .impossible("it is in front")]),
    ])

private func page(_ rows: [MatrixPage.Row]? = nil, columns: [String] = ["scenes", "no scenes"]) -> MatrixPage {
    MatrixPage(
        title: "Soup <b>|`x`", device: "iOS 18.0", remarks: ["A *remark*."], columns: columns,
        lifecycles: [.scene, .appDelegate],
        sections: [
            MatrixPage.Section(
                title: "Opening", blocks: [MatrixPage.Block(triggers: block.triggers, rows: rows ?? block.rows)])
        ])
}

private let oneColumn = block.rows.map { MatrixPage.Row(starts: $0.starts, cells: [$0.cells[0]]) }

@Test func shortNamesAreSpelledAsUIKitDoes() {
    for callback in Callback.allCases { #expect(callback.title.contains(callback.shortName), "\(callback.shortName)") }
    let callbacks: [Callback] = [
        .sceneWillConnect, .sceneOpenURLContexts, .appInit, .applicationWillEnterForeground, .performFetch,
        .didCompleteTask, .didFinishBackgroundEvents, .applicationContinueActivity,
    ]
    #expect(
        callbacks.map(\.shortName) == [
            "willConnectTo", "scene(_:openURLContexts:)", "App.init()", "applicationWillEnterForeground",
            "performFetchWithCompletionHandler", "didCompleteWithError", "urlSessionDidFinishEvents",
            "application(_:continue:restorationHandler:)",
        ])
}

struct MatrixFormatTests {
    private static let opening = #"""
        i a      UIApplication.State as code reads it in the callback: inactive, active
        <-       the argument or option that contains the payload
        ?        inferred from other rules, or sources disagree
        =        the final state of the app

        Opening
        =======

        openURL  url: soup://<i>|`
          A URL is opened.
        tapIcon  after lock
          The icon_ is tapped.
        """#

    private static let shortNames = """
        Short names
        ===========

        didFinishLaunchingWithOptions     application(_:didFinishLaunchingWithOptions:)
        applicationDidReceiveMemoryWarning  applicationDidReceiveMemoryWarning(_:)

        """

    @Test func textPutsTheColumnsSideBySide() {
        #expect(
            MatrixFormat.text.render(page(), .plain) == #"""
                Soup <b>|`x`
                iOS 18.0
                A *remark*.

                \#(Self.opening)

                scenes                           no scenes
                -- not running, prewarmed --
                i didFinishLaunchingWithOptions  a?sceneDidBecomeActive(_:) [a|b]
                    <- url                       ! trap <0>|
                i?application(_:open:options:)   = stopped
                    <- url
                a applicationDidReceiveMemory
                    Warning
                = active
                -- suspended --
                impossible: it's <gone>          nothing?: Nobody hears it.
                -- active -- impossible: it is in front

                \#(Self.shortNames)
                """#)
    }

    @Test func textOfOneAppPutsTheStartsSideBySide() {
        #expect(
            MatrixFormat.text.render(page(oneColumn, columns: ["scenes"]), .plain) == #"""
                Soup <b>|`x`
                iOS 18.0, scenes
                A *remark*.

                \#(Self.opening)

                not running, prewarmed
                i didFinishLaunchingWithOptions <- url
                i?application(_:open:options:) <- url
                a applicationDidReceiveMemoryWarning
                = active

                -- suspended -- impossible: it's <gone>
                -- active -- impossible: it is in front

                \#(Self.shortNames)
                """#)
    }

    @Test func markdownIsATableForEachTrigger() {
        #expect(
            MatrixFormat.markdown.render(page(), .plain) == #"""
                # `` Soup <b>|`x` ``

                iOS 18.0

                A `*remark*`.

                - `i a` UIApplication.State as code reads it in the callback: inactive, active
                - `<-` the argument or option that contains the payload
                - `?` inferred from other rules, or sources disagree
                - `=` the final state of the app

                ## Opening

                ### `` openURL  url: soup://<i>|` ``

                A URL is opened.

                ### `tapIcon  after lock`

                The `icon_` is tapped.

                | from | scenes | no scenes |
                | --- | --- | --- |
                | not running, prewarmed | i `didFinishLaunchingWithOptions` \<- `url`<br>i ? `application(_:open:options:)` \<- `url`<br>a `applicationDidReceiveMemoryWarning`<br>= active | a ? `sceneDidBecomeActive(_:)` of `a\|b`<br>! `trap <0>\|`<br>= stopped |
                | suspended | impossible: it's `<gone>` | nothing?: Nobody hears it. |
                | active | impossible: it is in front | impossible: it is in front |

                ## Short names

                | name | callback |
                | --- | --- |
                | `didFinishLaunchingWithOptions` | `application(_:didFinishLaunchingWithOptions:)` |
                | `applicationDidReceiveMemoryWarning` | `applicationDidReceiveMemoryWarning(_:)` |

                """#)
    }

    @Test func htmlIsATableForEachTrigger() {
        #expect(
            body(MatrixFormat.html.render(page(), .plain)) == #"""
                <section><h2>Opening</h2>
                <table class="setups"><colgroup><col/><col span="2"/></colgroup><thead><tr class="title"><th scope="colgroup" colspan="3"><h3><code>openURL  url: soup://&lt;i&gt;|`</code></h3><p>A URL is opened.</p><h3><code>tapIcon  after lock</code></h3><p>The icon_ is tapped.</p></th></tr><tr><th scope="col">from</th><th scope="col">scenes</th><th scope="col">no scenes</th></tr></thead><tbody>
                <tr><th scope="row">not running, prewarmed</th><td data-column="scenes"><ol><li><abbr class="inactive" title="inactive">i</abbr><code title="application(_:didFinishLaunchingWithOptions:)">did<wbr/>Finish<wbr/>Launching<wbr/>With<wbr/>Options</code> <span class="in">&lt;- url</span></li><li><abbr class="inactive" title="inactive">i</abbr><code title="application(_:open:options:)">application(_:open:options:)</code><abbr title="inferred"> ?</abbr> <span class="in">&lt;- url</span></li><li><abbr class="active" title="active">a</abbr><code title="applicationDidReceiveMemoryWarning(_:)">application<wbr/>Did<wbr/>Receive<wbr/>Memory<wbr/>Warning</code></li></ol><p class="end">= active</p></td><td data-column="no scenes"><ol><li><abbr class="active" title="active">a</abbr><code title="sceneDidBecomeActive(_:)">scene<wbr/>Did<wbr/>Become<wbr/>Active(_:)</code><abbr title="unsettled"> ?</abbr> [a|b]</li><li class="stop">! trap &lt;0&gt;|</li></ol><p class="end">= stopped</p></td></tr>
                <tr><th scope="row">suspended</th><td data-column="scenes"><p>impossible: it&#39;s &lt;gone&gt;</p></td><td data-column="no scenes"><p>nothing?: Nobody hears it.</p></td></tr>
                <tr><th scope="row">active</th><td colspan="2"><p>impossible: it is in front</p></td></tr></tbody></table></section><section><table class="names"><caption><h2>Short names</h2></caption><thead><tr><th scope="col">name</th><th scope="col">callback</th></tr></thead><tbody>
                <tr><th scope="row"><code>did<wbr/>Finish<wbr/>Launching<wbr/>With<wbr/>Options</code></th><td><code>application(_:did<wbr/>Finish<wbr/>Launching<wbr/>With<wbr/>Options:)</code></td></tr>
                <tr><th scope="row"><code>application<wbr/>Did<wbr/>Receive<wbr/>Memory<wbr/>Warning</code></th><td><code>application<wbr/>Did<wbr/>Receive<wbr/>Memory<wbr/>Warning(_:)</code></td></tr></tbody></table></section></main></body></html>

                """#)
    }

    @Test func htmlOfOneAppPutsTheStartsSideBySide() {
        #expect(
            body(MatrixFormat.html.render(page(oneColumn, columns: ["scenes"]), .plain)) == #"""
                <section><h2>Opening</h2>
                <article><h3><code>openURL  url: soup://&lt;i&gt;|`</code></h3><p>A URL is opened.</p><h3><code>tapIcon  after lock</code></h3><p>The icon_ is tapped.</p><div class="starts">
                <div><h4>not running, prewarmed</h4><ol><li><abbr class="inactive" title="inactive">i</abbr><code title="application(_:didFinishLaunchingWithOptions:)">did<wbr/>Finish<wbr/>Launching<wbr/>With<wbr/>Options</code> <span class="in">&lt;- url</span></li><li><abbr class="inactive" title="inactive">i</abbr><code title="application(_:open:options:)">application(_:open:options:)</code><abbr title="inferred"> ?</abbr> <span class="in">&lt;- url</span></li><li><abbr class="active" title="active">a</abbr><code title="applicationDidReceiveMemoryWarning(_:)">application<wbr/>Did<wbr/>Receive<wbr/>Memory<wbr/>Warning</code></li></ol><p class="end">= active</p></div>
                <div><h4>suspended</h4><p>impossible: it&#39;s &lt;gone&gt;</p></div>
                <div><h4>active</h4><p>impossible: it is in front</p></div></div></article></section><section><table class="names"><caption><h2>Short names</h2></caption><thead><tr><th scope="col">name</th><th scope="col">callback</th></tr></thead><tbody>
                <tr><th scope="row"><code>did<wbr/>Finish<wbr/>Launching<wbr/>With<wbr/>Options</code></th><td><code>application(_:did<wbr/>Finish<wbr/>Launching<wbr/>With<wbr/>Options:)</code></td></tr>
                <tr><th scope="row"><code>application<wbr/>Did<wbr/>Receive<wbr/>Memory<wbr/>Warning</code></th><td><code>application<wbr/>Did<wbr/>Receive<wbr/>Memory<wbr/>Warning(_:)</code></td></tr></tbody></table></section></main></body></html>

                """#)
    }

    @Test func htmlTrustsNobody() {
        let html = MatrixFormat.html.render(page(), .plain)
        #expect(html.contains("<title>Soup &lt;b&gt;|`x`</title>"))
        #expect(
            html.contains(
                "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'".quotedForHTML))
        #expect(!html.contains("<script") && !html.contains("<i>") && !html.contains("javascript:"))
        let noncharacters = [0xFFFE, 0xFDD0].compactMap { Unicode.Scalar(UInt32($0)) }.map { String(Character($0)) }
        let odd = "\u{202E}\u{0}\(noncharacters.joined())&<>\"'"
        #expect(Markup(odd).source == #"\u{202E}\u{0}\u{FFFE}\u{FDD0}&amp;&lt;&gt;&quot;&#39;"#)
        #expect(Markup("p", ["title": odd], text: "").source == "<p title=\"\(Markup(odd).source)\"></p>")
    }

    /// What follows the legend, which every page has.
    private func body(_ html: String) -> Substring {
        html.ranges(of: "</header>").first.map { html[$0.upperBound...] } ?? ""
    }
}

extension String { fileprivate var quotedForHTML: String { replacing("'", with: "&#39;") } }

extension MatrixFormatTests {
    @Test func jsonHasEachTriggerFromEachStartInEachColumn() throws {
        let json = MatrixFormat.json.render(page(), .plain)
        let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(read["columns"] as? [String] == ["scenes", "no scenes"])
        #expect(read["remarks"] as? [String] == ["A *remark*."])
        let cells = try #require(read["cells"] as? [[String: Any]])
        // Two triggers from four starts in two columns.
        #expect(cells.count == 16)
        let first: [String: Any] = [
            "section": "Opening", "event": "openURL", "with": "url: soup://<i>|`", "start": "notRunning",
            "column": "scenes", "lifecycle": "scene", "ends": "active",
            "calls": [
                [
                    "name": "application(_:didFinishLaunchingWithOptions:)", "receiver": "appDelegate",
                    "appState": "inactive", "carries": ["url"], "confidence": "documented",
                ],
                [
                    "name": "application(_:open:options:)", "receiver": "appDelegate", "appState": "inactive",
                    "carries": ["url"], "confidence": "inferred",
                ],
                [
                    "name": "applicationDidReceiveMemoryWarning(_:)", "receiver": "appDelegate", "appState": "active",
                    "confidence": "documented",
                ],
            ],
        ]
        #expect(NSDictionary(dictionary: cells[0]) == NSDictionary(dictionary: first))
        #expect(cells[1]["ends"] as? String == "stopped")
        #expect(cells[4]["impossible"] as? String == "it's <gone>")
        #expect(cells[5]["because"] as? String == "Nobody hears it." && cells[5]["ends"] as? String == "suspended")
        #expect(cells[8]["after"] as? String == "lock")
    }
}
