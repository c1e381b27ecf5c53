import LaunchModel
import Testing

@testable import LaunchTraceKit

/// Whatever a language for diagrams could take for its own.
private let hostile = "a\"b\\ #quot; ; <b>:</b> *x* _y_ `end` %% {} & [*] --> \u{1B}[31m 日本"

private let sample = Diagram(
    title: "iOS 18.0 \"x\"",
    groups: [
        Diagram.Group(
            title: "app", start: 0,
            nodes: [Diagram.Node(lines: ["not running"]), Diagram.Node(lines: ["end", hostile])],
            arrows: [
                Diagram.Arrow(from: 0, to: 1, lines: ["tapIcon", "sceneDidBecomeActive(_:)"]),
                Diagram.Arrow(from: 1, to: 0, lines: []),
            ]),
        Diagram.Group(title: "none", start: nil, nodes: [Diagram.Node(lines: [hostile])], arrows: []),
    ])

struct DiagramTests {
    @Test func mermaid() {
        let text = #"""
            a#34;b#92; #35;quot#59; #59; #60;b#62;:#60;/b#62; #42;x#42; #95;y#95; #96;end#96; #37;#37; #123;#125; #38; \#
            #91;#42;#93; --#62; #92;u#123;1B#125;#91;31m 日本
            """#
        #expect(
            GraphFormat.mermaid.render(sample) == """
                ---
                title: "iOS 18.0 \\"x\\""
                ---
                stateDiagram-v2
                  direction LR
                  state "app" as g1 {
                    direction LR
                    state "not running" as s1_1
                    state "end<br/>\(text)" as s1_2
                    [*] --> s1_1
                    s1_1 --> s1_2 : tapIcon<br/>sceneDidBecomeActive(#95;:)
                    s1_2 --> s1_1
                  }
                  state "none" as g2 {
                    direction LR
                    state "\(text)" as s2_1
                  }

                """)
    }

    @Test func dot() {
        let text = #"""
            a\"b\\ #quot; ; <b>:</b> *x* _y_ `end` %% {} & [*] --> \\u{1B}[31m 日本
            """#
        #expect(
            GraphFormat.dot.render(sample) == #"""
                digraph launchtrace {
                  label="iOS 18.0 \"x\"";
                  labelloc=t;
                  rankdir=LR;
                  graph [fontname="Helvetica"];
                  node [fontname="Helvetica", shape=box, style=rounded];
                  edge [fontname="Helvetica", fontsize=10];
                  subgraph cluster_1 {
                    label="app";
                    b1 [shape=point, width=0.15];
                    b1 -> s1_1;
                    s1_1 [label="not running"];
                    s1_2 [label="end\l\#(text)\l"];
                    s1_1 -> s1_2 [label="tapIcon\lsceneDidBecomeActive(_:)\l"];
                    s1_2 -> s1_1;
                  }
                  subgraph cluster_2 {
                    label="none";
                    s2_1 [label="\#(text)"];
                  }
                }

                """#)
    }

    @Test(arguments: Lifecycle.allCases)
    func everyPointIsLedTo(lifecycle: Lifecycle) {
        let device = Device(os: Version(18))
        let app = App(lifecycle: lifecycle, sdk: Version(18))
        let group = RuleGraph(of: Scenario(name: "any", device: device, app: app, events: [])).diagram.groups[0]
        let targets = Set(group.arrows.map(\.to))
        let alone = group.nodes.indices.filter { !targets.contains($0) }.map { group.nodes[$0].lines[0] }
            .filter { !$0.hasPrefix("> ") }
        #expect(Set(alone).isSubset(of: Point.reachedByTheMachine.map(\.rawValue)))
    }

    /// The sample, and an app without scenes.
    private func drawings(_ format: GraphFormat) throws -> Folder {
        let folder = try Folder()
        let app = App(lifecycle: .appDelegate, sdk: Version(18), sceneDelegate: nil)
        let scenario = Scenario(name: "any", device: Device(os: Version(18)), app: app, events: [])
        try folder.write("sample.txt", format.render(sample))
        try folder.write("states.txt", format.render(StateGraph(of: scenario).diagram))
        try folder.write("rules", format.render(RuleGraph(of: scenario).diagram))
        return folder
    }

    @Test(.needs(.dot))
    func graphvizReadsThem() throws {
        let result = try RealTool.sh("for f in *.txt rules; do dot -Tcanon $f || exit 1; done", in: drawings(.dot))
        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stdout.contains("日本"))
    }

    /// Without the rules, which mermaid takes a quarter of a minute to place.
    @Test(.needs(.mermaidx))
    func mermaidReadsThem() throws {
        let result = try RealTool.sh(
            "for f in *.txt; do mermaidx -q -i $f -o $f.svg || exit 1; done; cat sample.txt.svg", in: drawings(.mermaid)
        )
        #expect(result.status == 0, "\(result.stderr)")
        for text in ["sceneDidBecomeActive(_:)", "*x* _y_ `end` %% {}", "日本"] {
            #expect(result.stdout.contains(text), "\(text) isn't in the picture")
        }
    }
}
