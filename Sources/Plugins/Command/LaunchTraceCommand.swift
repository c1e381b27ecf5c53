import Foundation
import PackagePlugin

/// `swift package launchtrace COMMAND ...`: the tool in the folder of the package, with what it prints and how it ends.
@main struct LaunchTraceCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "launchtrace").url, arguments, in: context.package.directoryURL)
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LaunchTraceCommand: XcodeCommandPlugin {
        /// Xcode asks for a target, and says which with an option that the tool hasn't.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var rest = ArgumentExtractor(arguments)
            _ = rest.extractOption(named: "target")
            let words = rest.remainingArguments.isEmpty ? ["lint", "."] : rest.remainingArguments
            try run(context.tool(named: "launchtrace").url, words, in: context.xcodeProject.directoryURL)
        }
    }
#endif
