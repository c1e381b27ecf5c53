import Testing

@testable import LaunchTraceKit

private func outcome(_ words: String...) -> CommandOutcome {
    CommandOutcome.of(
        words,
        files: FileAccess(
            readFile: { _ throws(FileProblem) in throw FileProblem(reason: "no such file or directory") },
            readStandardInput: {
                Array(#"{"name": "\"]\n%% end", "device": {"os": "17.0"}, "events": [{"event": "tapIcon"}]}"#.utf8)
            }), terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
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
