// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the plugins name of PackagePlugin.
import Foundation

public protocol Plugin { init() }

extension Plugin { public static func main() throws {} }

public protocol CommandPlugin: Plugin { func performCommand(context: PluginContext, arguments: [String]) async throws }

public protocol BuildToolPlugin: Plugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}

public struct PluginContext {
    public struct Tool { public var url: URL { fatalError() } }

    public var package: Package { fatalError() }
    public var pluginWorkDirectoryURL: URL { fatalError() }

    public func tool(named name: String) throws -> Tool { fatalError() }
}

public struct Package { public var directoryURL: URL { fatalError() } }

public protocol Target {}

public enum Command {
    public static func prebuildCommand(
        displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
        outputFilesDirectory: URL
    ) -> Command { fatalError() }
}

public struct ArgumentExtractor {
    public init(_ arguments: [String]) {}

    public var remainingArguments: [String] { fatalError() }

    public mutating func extractOption(named name: String) -> [String] { fatalError() }
}
