import Foundation
import PackagePlugin

/// Lints the launches of the app before each build, which a finding that is an error stops at its place.
///
/// SwiftPM lets nothing run before a build that it would have to build first, so this is part of the package of plugins
/// alone, which has the tool as a binary.
@main struct LaunchTraceLint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        [lint(context.package.directoryURL, by: try context.tool(named: "launchtrace"), context.pluginWorkDirectoryURL)]
    }

    /// What `launchtrace init` has written of the app, or the project in the folder.
    private func lint(_ folder: URL, by tool: PluginContext.Tool, _ work: URL) -> Command {
        let app = folder.appendingPathComponent("Launches/app.json")
        let path = FileManager.default.fileExists(atPath: app.path) ? app.path : folder.path
        return .prebuildCommand(
            displayName: "Lint launches", executable: tool.url, arguments: ["lint", "--root", folder.path, path],
            outputFilesDirectory: work)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LaunchTraceLint: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            return [lint(folder, by: try context.tool(named: "launchtrace"), context.pluginWorkDirectoryURL)]
        }
    }
#endif
