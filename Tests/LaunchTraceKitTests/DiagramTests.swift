import Testing

@testable import LaunchFormats
@testable import LaunchReading
@testable import LaunchTraceKit
@testable import StructuredText

/// Whatever a language for diagrams could take for its own.
private let hostile = "a\"b\\ #quot; ; <b>:</b> *x* _y_ `end` %% {} & [*] --> \u{1B}[31m 日本"

private let sample = Diagram(
    title: "iOS 18.0 \"x\"",
    groups: [
        Diagram.Group(
            title: "app", start: 0,
            nodes: [
                Diagram.Node(shape: .box, lines: ["not running"]), Diagram.Node(shape: .box, lines: ["end", hostile]),
                Diagram.Node(shape: .text, lines: ["> tapIcon*", "scene(_:willConnectTo:options:)"]),
            ], arrows: [Diagram.Arrow(from: 0, to: 2), Diagram.Arrow(from: 2, to: 1), Diagram.Arrow(from: 1, to: 0)]),
        Diagram.Group(title: hostile, nodes: [Diagram.Node(shape: .text, lines: [hostile])]),
    ])

struct DiagramTests {
    @Test func mermaid() {
        let line = #"""
            a#34;b#92; #35;quot#59; #59; #60;b#62;:#60;/b#62; #42;x#42; #95;y#95; #96;end#96; #37;#37; #123;#125; #38; \#
            #91;#42;#93; --#62; #92;u#123;1B#125;#91;31m 日本
            """#
        // A backslash keeps what Markdown would take for its own.
        let oneOfTwo = #"""
            a#34;b#92;#92; #35;quot#59; #59; #60;b#62;:#60;/b#62; #92;#42;x#92;#42; #92;#95;y#92;#95; \#
            #92;#96;end#92;#96; #37;#37; #123;#125; #38; #91;#92;#42;#93; --#62; #92;#92;u#123;1B#125;#91;31m 日本
            """#
        #expect(
            GraphFormat.mermaid.render(sample) == """
                ---
                title: "iOS 18.0 \\"x\\""
                ---
                stateDiagram-v2
                  direction TB
                  classDef text fill:none,stroke:none,font-size:12px
                  state "app" as g1 {
                    direction TB
                    state "not running" as s1_1
                    state "end<br/>\(oneOfTwo)" as s1_2
                    state "#62; tapIcon#92;#42;<br/>scene(#92;#95;:willConnectTo:options:)" as s1_3
                    [*] --> s1_1
                    s1_1 --> s1_3
                    s1_3 --> s1_2
                    s1_2 --> s1_1
                  }
                  class s1_3 text
                  state "\(line)" as g2 {
                    direction TB
                    state "\(line)" as s2_1
                  }
                  class s2_1 text

                """)
    }

    @Test func dot() {
        let text = #"a\"b\\ #quot; ; <b>:</b> *x* _y_ `end` %% {} & [*] --> \\u{1B}[31m 日本"#
        #expect(
            GraphFormat.dot.render(sample) == #"""
                digraph launchtrace {
                  graph [fontname="Helvetica", ranksep=0.3, rankdir=TB];
                  node [fontname="Helvetica"];
                  label="iOS 18.0 \"x\"";
                  labelloc=t;
                  subgraph cluster_1 {
                    label="app";
                    b1 [shape=point, width=0.15];
                    b1 -> s1_1;
                    s1_1 [label="not running", shape=box, style="rounded,filled", fillcolor="#ececff"];
                    s1_2 [label="end\l\#(text)\l", shape=box, style="rounded,filled", fillcolor="#ececff"];
                    s1_3 [label="> tapIcon*\lscene(_:willConnectTo:options:)\l", shape=plaintext, fontsize=10, margin=0.04];
                    s1_1 -> s1_3 [arrowhead=none];
                    s1_3 -> s1_2;
                    s1_2 -> s1_1;
                  }
                  subgraph cluster_2 {
                    label="\#(text)";
                    s2_1 [label="\#(text)", shape=plaintext, fontsize=10, margin=0.04];
                  }
                }

                """#)
    }
}

extension RealToolTests {
    @Test(.needs(.dot)) func graphvizReadsThem() throws {
        let result = try RealTool.sh("for f in *.txt; do dot -Tcanon $f || exit 1; done", in: drawings(.dot))
        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stdout.contains("日本"))
    }

    @Test(.needs(.mermaidx)) func mermaidReadsThem() throws {
        let result = try RealTool.sh(
            "for f in *.txt; do mermaidx -q -i $f -o $f.svg || exit 1; done; cat sample.txt.svg", in: drawings(.mermaid)
        )
        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stdout.contains("scene(_:willConnectTo:options:)"))
        // As the title of a frame, as one of two lines and as a single one.
        let shown = "a\"b\\ #quot; ; &lt;b&gt;:&lt;/b&gt; *x* _y_ `end` %% {} &amp; [*] --&gt; \\u{1B}[31m 日本</p>"
        #expect(result.stdout.split(separator: shown, omittingEmptySubsequences: false).count == 4)
    }

    /// The sample, and an app without scenes.
    private func drawings(_ format: GraphFormat) throws -> Folder {
        let folder = try Folder()
        let app = Scenario.App(lifecycle: .appDelegate, sdk: Version(18))
        let scenario = try Scenario("any", device: Device(os: Version(18)), app: app, events: [])
        try folder.write("sample.txt", format.render(sample))
        try folder.write("states.txt", format.render(StateGraph(of: scenario).diagram))
        return folder
    }
}

private func outcome(_ words: String...) -> CommandOutcome {
    CommandOutcome.of(
        words,
        files: FileAccess(
            readFile: { _ throws(FileProblem) in throw FileProblem(reason: "no such file or directory") },
            readStandardInput: {
                Array(#"{"name": "\"]\n%% end", "device": {"os": "17.0"}, "events": [{"event": "tapIcon"}]}"#.utf8)
            }))
}

struct GraphTests {
    @Test func drawsAnOrdinaryAppWithTheChangesThatAreAsked() {
        let graph = outcome("graph", "--set", "app.lifecycle=appDelegate", "--set", "device.os=9.0")
        #expect(graph.stdout.hasPrefix("---\ntitle: \"iOS 9.0, application life cycle (no scenes)\"\n---\n"))
        #expect(graph.stdout.contains("stateDiagram-v2") && graph.stderr == "" && graph.status == 0)
    }

    @Test func drawsTheAppOfAScenario() {
        let graph = outcome("graph", "-", "--format", "dot", "-o", "a.dot")
        #expect(
            graph.files.first?.content.hasPrefix("digraph launchtrace {\n") == true
                && graph.files.first?.content.contains("\n  label=\"iOS 17.0, scene life cycle\";\n") == true)
        #expect(graph.files.first?.sources == [.standardInput])
    }

    @Test func saysWhatIsWrong() {
        #expect(
            outcome("graph", "--set", "device.os=20").stderr == """
                --set device.os=20: error: iOS 20.0 doesn't exist; 26 followed 18
                    --set device.os=20
                                    ^~

                """)
        #expect(
            outcome("graph", "a.json").stderr == "launchtrace: error: cannot read a.json: no such file or directory\n")
        #expect(outcome("graph", "a.json").status == 2)
    }
}
