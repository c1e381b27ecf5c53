import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// What `make dist` writes, of the tool that is built beside the tests. What only a release build is, and whether it runs
    /// alone, `make dist` holds by itself where it builds one.
    struct ReleaseTests {
        private let tool: BuiltTool
        private let archive = "launchtrace-\(ToolInfo.version)-\(Release.system)"

        init() throws { tool = try BuiltTool() }

        @Test(.needs(.make, .strip, .zip)) func theBytesAreTheSameWhereverTheyAreWritten() throws {
            let first = try tool.sh("\(make) dist DIST=\"$PWD/first\" && ls first")
            first.expect(
                """
                \(tool.folder.url.path)/first/\(archive).tar.gz
                \(tool.folder.url.path)/first/launchtrace.artifactbundle.zip
                \(tool.folder.url.path)/first/launchtrace-plugins-\(ToolInfo.version).zip
                \(archive).tar.gz
                \(archive).tar.gz.sha256
                launchtrace-plugins-\(ToolInfo.version).zip
                launchtrace-plugins-\(ToolInfo.version).zip.sha256
                launchtrace.artifactbundle.zip
                launchtrace.artifactbundle.zip.sha256

                """)
            let again = try tool.sh(
                """
                umask 077; export TZ=Asia/Kathmandu LC_ALL=tr_TR.UTF-8
                \(make) dist DIST="$PWD/some other" > /dev/null 2>&1; diff -r first 'some other'
                """)
            again.expect()
        }

        @Test(.needs(.make, .unzip, .zip)) func theBundleTellsTheMachinesOfEachBinary() throws {
            let bundle = try tool.sh(
                """
                echo Linux > linux; echo Mac > mac
                \(make) bundle DIST="$PWD" \
                    BINARIES="riscv64-unknown-linux-gnu=$PWD/linux arm64-apple-macosx,x86_64-apple-macosx=$PWD/mac"
                unzip -q launchtrace.artifactbundle.zip; cd launchtrace.artifactbundle; find . -type f -perm -u+x | sort
                """)
            bundle.expect(
                """
                \(tool.folder.url.path)/launchtrace.artifactbundle.zip
                \(tool.folder.url.path)/launchtrace-plugins-\(ToolInfo.version).zip
                ./launchtrace-\(ToolInfo.version)-arm64-apple-macosx/bin/launchtrace
                ./launchtrace-\(ToolInfo.version)-riscv64-unknown-linux-gnu/bin/launchtrace

                """)
            #expect(
                try tool.folder.read("launchtrace.artifactbundle/info.json") == """
                    {
                      "schemaVersion": "1.0",
                      "artifacts": {
                        "launchtrace": {
                          "type": "executable",
                          "version": "\(ToolInfo.version)",
                          "variants": [
                            { "path": "launchtrace-\(ToolInfo.version)-riscv64-unknown-linux-gnu/bin/launchtrace", \
                    "supportedTriples": ["riscv64-unknown-linux-gnu"] },
                            { "path": "launchtrace-\(ToolInfo.version)-arm64-apple-macosx/bin/launchtrace", \
                    "supportedTriples": ["arm64-apple-macosx", "x86_64-apple-macosx"] }
                          ]
                        }
                      }
                    }

                    """)
        }

        /// From the archive to the first finding it takes three commands, and ten seconds at most.
        @Test(.needs(.make, .strip, .zip)) func theFirstFindingIsThreeCommandsAway() throws {
            try SampleApp(readsColdLinks: false).write(in: tool)
            _ = try tool.sh("\(make) dist DIST=\"$PWD\" > /dev/null")
            let start = ContinuousClock.now
            let result = try tool.sh(
                """
                \(Release.sum) -c \(archive).tar.gz.sha256
                tar -xzf \(archive).tar.gz
                \(archive)/bin/launchtrace lint Recipes.xcodeproj
                """)
            #expect(ContinuousClock.now - start < .seconds(10))
            #expect(result.stdout.hasPrefix("\(archive).tar.gz: OK\nApp/SceneDelegate.swift:"), "\(result)")
            #expect(result.status == 1 && result.stdout.contains("error: LT011 "), "\(result)")
        }

        /// Words of make for the tool beside the tests.
        private var make: String { #"make -s -C '\#(Release.project.path)' BINARY="$tool""# }
    }
}
