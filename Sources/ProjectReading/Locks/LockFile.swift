/// A kind of file that says which versions of libraries a project has.
enum LockFile: String, CaseIterable {
    case pods = "Podfile.lock"
    case packages = "Package.resolved"
    // Before the locks of npm and Yarn, which it helps to understand.
    case nodeManifest = "package.json"
    case npm = "package-lock.json"
    case npmShrinkwrap = "npm-shrinkwrap.json"
    case yarn = "yarn.lock"
    case flutterVersionManager = ".fvmrc"
    case flutterVersionManager2 = ".fvm/fvm_config.json"
    case flutterVersion = ".flutter-version"
    case toolVersions = ".tool-versions"
    // Flutter writes it into each checkout that it has built.
    case flutterPlugins = ".flutter-plugins-dependencies"
    case dart = "pubspec.lock"
    case cordova = "CordovaLib/VERSION"
    case unity = "ProjectSettings/ProjectVersion.txt"

    /// All that it takes to understand a lock beside its text.
    struct Owner {
        /// The folder of the project, from the folder of the lock on.
        let project: String
        /// The demands of the nearest `package.json`.
        let demands: [String: String]
    }

    /// Its name, or the name of the folder that it lies in.
    var firstName: Substring { rawValue.prefix { $0 != "/" } }

    func versions(_ source: SourceText, _ owner: Owner) throws(ProjectProblem) -> [LockedVersion] {
        switch self {
        case .pods: try LockLine.pods(source).versions
        case .packages: try PackageLock.versions(source)
        case .nodeManifest: try NodeLock.demands(source)
        case .npm, .npmShrinkwrap: try NodeLock.versions(source, project: owner.project)
        case .yarn: try LockLine.yarn(source, demands: owner.demands)
        case .flutterVersionManager: try NodeLock.flutter(source, key: "flutter")
        case .flutterVersionManager2: try NodeLock.flutter(source, key: "flutterSdkVersion")
        case .flutterPlugins: try NodeLock.flutter(source, key: "version")
        case .flutterVersion: try LockLine.alone("flutter", in: source)
        case .toolVersions: try LockLine.line("flutter", of: "flutter", in: source)
        case .dart: try LockLine.dart(source)
        case .cordova: try LockLine.alone("cordova-ios", in: source)
        case .unity: try LockLine.line("m_EditorVersion:", of: "unity", in: source)
        }
    }
}
