// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the plugins name of XcodeProjectPlugin.
import Foundation
import PackagePlugin

public protocol XcodeCommandPlugin: CommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
    public var xcodeProject: XcodeProject { fatalError() }
    public var pluginWorkDirectoryURL: URL { fatalError() }

    public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject { public var directoryURL: URL { fatalError() } }

public struct XcodeTarget {}
