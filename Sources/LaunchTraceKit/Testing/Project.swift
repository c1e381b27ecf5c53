/// The project of an app, for the app's own tests:
///
///     let app = try Project("MyApp.xcodeproj").app(target: "MyApp")
///     for launch in app.launches() {
///         let timeline = try launch.trace()
///     }
///     let findings = try app.lint()
///
/// It is read as `launchtrace scan` reads it, without Xcode, and only on request: each time again.
/// Files are read where they are regular ones below the folder that git knows, or that holds the project.
public struct Project: Sendable {
    private let source: ProjectSource
    private let files = FileAccess.ofSystem()

    /// An `.xcodeproj`, an `.xcworkspace`, or a folder that holds one.
    ///
    /// The path is relative to the working directory, which is the package's for `swift test`. Xcode has another, where a
    /// test takes an absolute path, such as one made from `#filePath`.
    public init(_ path: String) { source = .project(path, target: nil) }

    /// An app without an Xcode project, such as one that has yet to be generated: its Info.plist, and the folders of its
    /// code.
    public init(infoPlist: String? = nil, sources: [String]) {
        source = .folders(CodeFolders(infoPlist: infoPlist, sources: sources), in: nil)
    }

    /// The names of the targets that are apps for iOS; without an Xcode project that of the first folder.
    ///
    /// - Throws: ``ProjectError`` where the project can't be found or read.
    public var targets: [String] {
        get throws(ProjectError) {
            try read { (source, files) throws(ProjectError) in
                return try rethrow(as: { ProjectError($0) }) { () throws(ProjectSearchProblem) in
                    try files.targetNames(of: source)
                }
            }
        }
    }

    /// The app that a target is, by default the only one that is an app for iOS.
    ///
    /// `settings` change it as `--set` does, and the device that it runs on:
    ///
    ///     try project.app(settings: [Setting(key: "device.os", value: "18.0")])
    ///
    /// - Throws: ``ProjectError`` where the project can't be read, where it isn't clear which target is meant, and where
    ///   what was read can't hold together or can't be launched.
    public func app(target: String? = nil, settings: [Setting] = []) throws(ProjectError) -> App {
        try read { (source, files) throws(ProjectError) in
            try App(source.naming(target), called: target, settings, files)
        }
    }

    /// What the files say, read on a stack that is large enough for it, as that of a test may not be.
    private func read<Value: Sendable>(
        _ work: @escaping @Sendable (ProjectSource, FileAccess) throws(ProjectError) -> Value
    ) throws(ProjectError) -> Value {
        let (source, files) = (source, files)
        let result: Result<Value, ProjectError>
        do throws(FileProblem) {
            result = try WorkThread.result { Result { () throws(ProjectError) in try work(source, files) } }
        } catch { throw .unreadable(Diagnostic("cannot start a thread: \(error.reason)", at: nil)) }
        return try result.get()
    }
}

extension ProjectSource {
    /// The same with another target; an app without an Xcode project has only one.
    fileprivate func naming(_ target: String?) -> ProjectSource {
        switch self {
        case .project(let path, _): .project(path, target: target)
        case .folders: self
        }
    }
}
