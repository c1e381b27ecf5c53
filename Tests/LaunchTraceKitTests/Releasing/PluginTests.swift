import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// The package of plugins as SwiftPM takes it, with the bundle of a release beside it in place of the network.
    @Suite(.needs(.make, .strip, .swift, .unzip, .zip)) struct PluginTests {
        private let tool: BuiltTool

        /// A package that uses the plugins, with an app in its folder.
        init() throws {
            tool = try BuiltTool()
            try SampleApp().write(in: tool)
            try tool.folder.write(
                "Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "App", dependencies: [.package(path: "plugins")],
                    targets: [
                        .target(
                            name: "Model", path: "Model", plugins: [.plugin(name: "LaunchTraceLint", package: "plugins")])
                    ])

                """)
            let release = try Release.folder.get().appendingPathComponent("v\(ToolInfo.version)").path
            let start = try tool.sh(
                """
                mkdir .git Model; echo 'let answer = 42' > Model/Answer.swift
                unzip -q '\(release)/launchtrace-plugins-\(ToolInfo.version).zip' && mv launchtrace-plugins-* plugins
                cp '\(release)/launchtrace.artifactbundle.zip' plugins
                sed -i.bak 's|url: "[^"]*", checksum: "[^"]*"|path: "launchtrace.artifactbundle.zip"|' plugins/Package.swift
                """)
            #expect(start == ShellResult())
        }

        @Test func theCommandEndsAsTheToolDoes() throws {
            let green = try swift("package launchtrace lint Recipes.xcodeproj")
            #expect(green.status == 0, "\(green)")
            #expect(green.stdout.hasSuffix("Recipes.xcodeproj: 10 launches, nothing found\n"), "\(green)")
            try breakLink()
            let red = try swift("package launchtrace lint Recipes.xcodeproj")
            #expect(red.status == 1 && red.stdout.contains("App/SceneDelegate.swift:6:5: error: LT011 "), "\(red)")
        }

        @Test func aBuildStopsAtTheFinding() throws {
            try breakLink()
            let red = try swift("build")
            #expect(red.status == 1 && red.stdout.contains("App/SceneDelegate.swift:6:5: error: LT011 "), "\(red)")
            try tool.folder.write("App/SceneDelegate.swift", SampleApp.sceneDelegate)
            let green = try swift("build")
            #expect(green.status == 0, "\(green)")
        }

        /// What stands in the package of plugins is what SwiftPM holds the bundle against.
        @Test func theChecksumIsSwiftPMs() throws {
            let release = try Release.folder.get().appendingPathComponent("v\(ToolInfo.version)").path
            let sum = try swift("package compute-checksum '\(release)/launchtrace.artifactbundle.zip'").stdout
            let manifest = try tool.sh("unzip -p '\(release)'/launchtrace-plugins-*.zip '*/Package.swift'").stdout
            #expect(sum.count == 65 && manifest.contains("checksum: \"\(sum.dropLast())\""))
        }

        /// The half for Xcode compiles against declarations as Xcode has them; that is all that can be seen without one.
        @Test(
            .needs(.swiftc), .needsLinux, arguments: ["Command/LaunchTraceCommand.swift", "Lint/LaunchTraceLint.swift"])
        func theHalfForXcodeCompiles(path: String) throws {
            try tool.folder.write("XcodeProjectPlugin.swift", Self.declarations)
            let result = try RealTool.sh(
                """
                api=$(dirname "$(realpath "$(command -v swiftc)")")/../lib/swift/pm/PluginAPI
                swiftc -parse-as-library -emit-module -I "$api" -module-name XcodeProjectPlugin XcodeProjectPlugin.swift
                swiftc -parse-as-library -swift-version 6 -package-description-version 6.0 -typecheck \
                    -warnings-as-errors -I "$api" -I . '\(Release.project.path)/Sources/Plugins/\(path)'
                """, in: tool.folder)
            #expect(result == ShellResult())
        }

        private static let declarations = """
            import Foundation
            import PackagePlugin

            public struct XcodeProject { public var directoryURL: URL { fatalError() } }
            public struct XcodeTarget {}
            public struct XcodePluginContext {
                public var xcodeProject: XcodeProject { fatalError() }
                public var pluginWorkDirectoryURL: URL { fatalError() }
                public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
            }
            public protocol XcodeCommandPlugin: CommandPlugin {
                func performCommand(context: XcodePluginContext, arguments: [String]) throws
            }
            public protocol XcodeBuildToolPlugin: BuildToolPlugin {
                func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
            }

            """

        private func breakLink() throws {
            try tool.folder.write(
                "App/SceneDelegate.swift", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
        }

        /// What SwiftPM prints; the toolchain is wherever it is on the path.
        private func swift(_ words: String) throws -> ShellResult {
            try tool.sh(
                "swift \(words) 2>&1",
                environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": tool.folder.url.path])
        }
    }
}
