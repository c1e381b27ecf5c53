import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    struct ManualTests {
        private let folder: Folder

        init() throws {
            folder = try Folder()
            try folder.write("launchtrace.1", ToolInfo.manual)
        }

        @Test(.needs(.mandoc)) func mandocFindsNothingWrong() throws {
            #expect(try RealTool.sh("mandoc -T lint -W warning launchtrace.1", in: folder) == ShellResult())
        }

        @Test(.needs(.mandb)) func manShowsIt() throws {
            let result = try RealTool.sh(
                "LC_ALL=C.UTF-8 MANWIDTH=200 man --warnings -l launchtrace.1 | cat", in: folder)
            #expect(result.stderr == "" && result.status == 0)
            // What roff could take for its own arrives as it is.
            #expect(result.stdout.contains("launchtrace run cold.json --set device.os=13.0 --show +notification\n"))
            #expect(result.stdout.contains("SCENARIO is a JSON file or \"-\" (standard input)."))
        }
    }
}

struct ManualTests {
    @Test func hasTheUsualSectionsAndEveryCommand() {
        let lines = ToolInfo.manual.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) } == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES",
                "EXAMPLES", "SEE ALSO",
            ])
        #expect(lines.count { $0.hasPrefix(".SS ") } == CommandName.allCases.count)
    }
}
