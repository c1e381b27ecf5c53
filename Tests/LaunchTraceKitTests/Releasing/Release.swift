import Foundation
import Testing

@testable import LaunchTraceKit

/// What a release of this version consists of.
enum Release {
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardizedFileURL
    static let archives = ["linux-aarch64", "linux-x86_64", "macos-universal"].map(archive)
    static let names = (archives + ["launchtrace-plugins-\(ToolInfo.version).zip", "launchtrace.artifactbundle.zip"])
        .flatMap { [$0, $0 + ".sha256"] }

    /// A folder of releases with this one, made with the tool beside the tests, which stands in for all machines.
    static let folder = Result {
        let tool = try BuiltTool()
        let folder = BuiltTool.products.appendingPathComponent("launchtrace-releases")
        let made = try tool.sh(
            """
            rm -rf '\(folder.path)' && mkdir -p '\(folder.path)/v\(ToolInfo.version)'
            cd '\(folder.path)/v\(ToolInfo.version)'
            make -s -C '\(project.path)' BINARY="$tool" dist DIST="$PWD" > /dev/null
            \(copies)
            """)
        try #require(made == ShellResult())
        return folder
    }

    /// Commands that make the archives of other machines of the one for this machine.
    static let copies = """
        for name in \(archives.joined(separator: " ")); do
            if [ ! -f $name ]; then
                tar -xzf launchtrace-*\(system).tar.gz && mv launchtrace-*\(system) ${name%.tar.gz}
                tar -cf - ${name%.tar.gz} | gzip -1 > $name && rm -r ${name%.tar.gz}
            fi
            sum=$(\(sum) $name) && echo "$sum" > $name.sha256
        done
        """

    static func archive(for system: String) -> String { "launchtrace-\(ToolInfo.version)-\(system).tar.gz" }

    /// This machine, as archives are called.
    static var system: String {
        #if os(macOS) && arch(arm64)
            "macos-arm64"
        #elseif os(macOS)
            "macos-x86_64"
        #elseif arch(arm64)
            "linux-aarch64"
        #else
            "linux-x86_64"
        #endif
    }

    static var sum: String {
        #if os(macOS)
            "shasum -a 256"
        #else
            "sha256sum"
        #endif
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where what it makes, or what it makes it with, is another thing than on Linux.
    static var needsLinux: Self { .enabled(if: Release.system.hasPrefix("linux"), "it is about Linux") }
}
