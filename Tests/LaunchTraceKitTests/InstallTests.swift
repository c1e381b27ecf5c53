import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    struct InstallTests {
        @Test(.needs(.make, .strip)) func everythingGoesWhereItIsLookedFor() throws {
            let tool = try BuiltTool()
            let project = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL.path
            let make = "make -s -C '\(project)' PREFIX=/opt/a DESTDIR=\"$PWD/root\" BINARY=\"$tool\""
            let root = tool.folder.url.path + "/root"
            let installed = try tool.sh("\(make) install && cd root/opt/a && find . -type f | LC_ALL=C sort")
            #expect(
                installed
                    == ShellResult(
                        stdout: """
                            Installs launchtrace below \(root)/opt/a.
                            Installed: \(root)/opt/a/bin/launchtrace
                            To try it: \(root)/opt/a/bin/launchtrace new openURL | \(root)/opt/a/bin/launchtrace run -
                            ./bin/launchtrace
                            ./share/bash-completion/completions/launchtrace
                            ./share/fish/vendor_completions.d/launchtrace.fish
                            ./share/man/man1/launchtrace.1
                            ./share/zsh/site-functions/_launchtrace

                            """))
            #expect(try tool.folder.read("root/opt/a/share/man/man1/launchtrace.1") == ToolInfo.manual)
            #expect(try tool.folder.read("root/opt/a/share/zsh/site-functions/_launchtrace") == Shell.zsh.script)
            #expect(try tool.sh("root/opt/a/bin/launchtrace --version").stdout == "launchtrace \(ToolInfo.version)\n")
            #expect(try tool.sh("\(make) uninstall && find root -type f") == ShellResult())
        }

        /// On a Mac some symbols have to stay.
        @Test(.needs(.make, .strip), .needsLinux) func theToolIsInstalledWithoutItsSymbols() throws {
            let tool = try BuiltTool()
            let make = "make -s -C '\(Release.project.path)' PREFIX=\"$PWD\" BINARY=\"$tool\""
            let symbols = try tool.sh("\(make) install > /dev/null && nm bin/launchtrace")
            #expect(symbols.stderr == "nm: bin/launchtrace: no symbols\n")
        }
    }
}
