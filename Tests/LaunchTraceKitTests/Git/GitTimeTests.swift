import Foundation
import Testing

@testable import LaunchTraceKit
@testable import SystemFiles

/// A git that doesn't end: a pipe stands where it reads a file.
@Suite(.serialized) struct GitTimeTests {
    @Test(arguments: ["sleep 60", "echo a; exec >&- 2>&-; sleep 60"]) func aProgramHasATimeLimit(_ script: String)
        throws
    {
        let start = Date()
        let output = try ProgramRun(
            path: "/bin/sh", words: ["sh", "-c", "exec 3>&-; \(script)"], environment: ["PATH=/usr/bin:/bin"],
            input: "", outputLimit: 1000, timeLimitMs: 300
        ).output()
        #expect(output.ending == .late(seconds: 0))
        #expect(Date().timeIntervalSince(start) < 20)
    }

    /// It went on after the tool was ended.
    @Test func itEndsWithTheTool() throws {
        let tool = try BuiltTool()
        try SampleApp().write(in: tool)
        try tool.folder.write("bin/git", "#!/bin/sh\nwhile :; do echo >> beats; sleep 0.1; done\n")
        let result = try tool.sh(
            """
            mkdir .git; chmod +x bin/git; PATH=$PWD/bin:$PATH
            $tool migrate --since HEAD Recipes.xcodeproj > /dev/null 2>&1 &
            tool=$!; n=0; while [ ! -s beats ] && [ $n -lt 200 ]; do sleep 0.1; n=$((n + 1)); done
            kill -TERM $tool; wait $tool; sleep 0.5
            beats=$(wc -c < beats); sleep 0.5
            if [ "$(wc -c < beats)" = "$beats" ]; then echo ended; else echo runs; fi
            """)
        #expect(result.stdout == "ended\n", "\(result)")
    }
}
