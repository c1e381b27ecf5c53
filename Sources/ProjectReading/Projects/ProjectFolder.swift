/// The files below a root, by paths relative to it; the edge decides what is a regular file and where links lead.
package struct ProjectFolder: Sendable {
    private let readFile: @Sendable (_ path: String, _ kind: FileKind) throws(ProjectProblem) -> [UInt8]
    private let listFolder: @Sendable (_ path: String) throws(ProjectProblem) -> [Entry]

    package struct Entry: Hashable, Sendable {
        package let name: String
        package let isFolder: Bool

        package init(name: String, isFolder: Bool) { (self.name, self.isFolder) = (name, isFolder) }
    }

    /// Files that are of their kind where their links end, too.
    package init(
        readFile: @escaping @Sendable (_ path: String, _ kind: FileKind) throws(ProjectProblem) -> [UInt8],
        listFolder: @escaping @Sendable (_ path: String) throws(ProjectProblem) -> [Entry]
    ) { (self.readFile, self.listFolder) = (readFile, listFolder) }

    /// Files among which there are no links.
    package init(
        readFile: @escaping @Sendable (_ path: String) throws(ProjectProblem) -> [UInt8],
        listFolder: @escaping @Sendable (_ path: String) throws(ProjectProblem) -> [Entry]
    ) { self.init(readFile: { (path, _) throws(ProjectProblem) in try readFile(path) }, listFolder: listFolder) }

    /// The text of a file below the root, whose name has to be one of its kind.
    package func file(_ path: String, as kind: FileKind) throws(ProjectProblem) -> [UInt8] {
        guard let inside = ProjectPath.normal(path) else { throw .outsideRoot(path) }
        if let refusal = FileRefusal(name: inside, as: kind) { throw .otherKind(inside, refusal) }
        let bytes = try readFile(inside, kind)
        guard bytes.count <= SyntaxLimit.fileSize.number << 20 else { throw .fileTooLarge(inside) }
        return bytes
    }

    /// The text of a file that a project names, and its path as the folders spell it: to the file systems of a Mac small and
    /// capital letters are the same, so that projects are built whose names differ from those of the files.
    package func namedFile(_ path: String, as kind: FileKind) throws(ProjectProblem) -> (path: String, bytes: [UInt8]) {
        do throws(ProjectProblem) { return (path, try file(path, as: kind)) } catch .absent(let absent) {
            guard let other = try spelled(path), other != path else { throw .absent(absent) }
            return (other, try file(other, as: kind))
        }
    }

    /// A path as the folders spell it; nil where nothing is there in any letters.
    func spelled(_ path: String) throws(ProjectProblem) -> String? {
        var spelling = FolderSpelling(self)
        return try spelling.spelled(path)
    }

    /// What a folder below the root holds, in the order of the alphabet.
    package func entries(_ path: String) throws(ProjectProblem) -> [Entry] {
        guard let inside = ProjectPath.normal(path) else { throw .outsideRoot(path) }
        guard !inside.leadsIntoGit else { throw .otherKind(inside, .inGit) }
        let entries = try listFolder(inside)
        guard entries.count <= ProjectLimit.files.number else { throw .tooManyFiles(inside) }
        return entries.filter { !$0.name.utf8.contains(.slash) && $0.name != "." && $0.name != ".." }.sorted {
            $0.name < $1.name
        }
    }

    /// The files below a folder, without what stands in hidden folders and in packages such as `Assets.xcassets`.
    func files(below folder: String) throws(ProjectProblem) -> [String] {
        var files: [String] = []
        var open = [(path: folder, depth: 0)]
        while let (path, depth) = open.popLast() {
            guard depth < ProjectLimit.folderDepth.number else { throw .tooDeep(path) }
            for entry in try entries(path) where !entry.name.hasPrefix(".") {
                let inner = ProjectPath.joined(path, entry.name)
                if !entry.isFolder {
                    files.append(inner)
                } else if !Self.isOpaque(entry.name) {
                    open.append((inner, depth + 1))
                }
            }
            guard files.count <= ProjectLimit.files.number else { throw .tooManyFiles(folder) }
        }
        return files.sorted()
    }

    static func isOpaque(_ name: String) -> Bool {
        [".xcassets", ".xcodeproj", ".xcworkspace", ".bundle", ".framework", ".xcframework", ".docc"].contains {
            name.hasSuffix($0)
        }
    }
}

/// Why a project, or a part of it, can't be read.
package enum ProjectProblem: Error, Hashable, Sendable {
    case unreadable(String, reason: String)
    /// There is no such file.
    case absent(String)
    /// More missing files than are reported one by one.
    case severalAbsent([String])
    /// By its name, or by where its links end, it is something else than what it is named for.
    case otherKind(String, FileRefusal)
    case outsideRoot(String)
    case fileTooLarge(String)
    case tooManyFiles(String)
    /// More packages lie in it, and their code isn't read.
    case tooManyPackages(String)
    case tooDeep(String)
    /// The system failed, and not the file: what is read without it says nothing of the app.
    case system(String, reason: String)
    /// A group of the project is a part of itself, and what is in it lies nowhere.
    case groupInItself(String)
    /// Text in UTF-16, or in no Unicode at all.
    case notUTF8(String)
    /// An item of a list in the Info.plist that can't be one of it.
    case misshapen(String, key: String)
    /// Variables of build settings are left, since replacing them would take too much.
    case settingsTooLong(String)
    /// A project file that isn't one.
    case malformed(String)
    /// A step of the build changes a key of the property list, or any of its keys.
    case editedByScript(String, key: String?)
    /// A file with the versions of libraries that isn't one.
    case malformedLock(String, LockForm)
    /// Code in a language that isn't read; nil if a script of the build compiles it.
    case otherLanguage(OtherLanguage, in: String?)
    /// No Info.plist is named for folders of code.
    case noInfoPlist
    /// An object of the project that is named and isn't there.
    case missingObject(String)
    /// The apps are for these other systems.
    case noApplication(platforms: [String])
    /// Several targets are apps for iOS.
    case severalApplications([String])
    case unknownTarget(String, others: [String])
}

/// How a file with the versions of libraries is written.
package enum LockForm: Hashable, Sendable {
    case json
    /// The lines of CocoaPods, Yarn and Dart.
    case lines
}

extension ProjectProblem {
    /// Whether it is the fault of the system, so that nothing can be said of the project.
    package var isOfSystem: Bool { if case .system = self { true } else { false } }

    /// What it is about, where that is a file or a folder.
    package var path: String? {
        switch self {
        case .unreadable(let path, _), .absent(let path), .outsideRoot(let path), .fileTooLarge(let path),
            .tooManyFiles(let path), .tooManyPackages(let path), .tooDeep(let path), .groupInItself(let path),
            .notUTF8(let path), .malformed(let path), .misshapen(let path, _), .system(let path, _),
            .malformedLock(let path, _), .otherKind(let path, _), .settingsTooLong(let path),
            .editedByScript(let path, _):
            path
        case .severalAbsent(let paths): paths.first
        case .otherLanguage(_, let path): path
        case .noInfoPlist, .missingObject, .noApplication, .severalApplications, .unknownTarget: nil
        }
    }
}

/// Paths as text, without a look at any file.
package enum ProjectPath {
    /// The path without `.` and `..`; nil for one that leaves its root or is absolute.
    static func normal(_ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        guard mayHaveDots(path) else { return path }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a part of the path begins with a dot or is empty.
    private static func mayHaveDots(_ path: String) -> Bool {
        var previous: UInt8 = .slash
        for byte in path.utf8 {
            if previous == .slash, byte == .dot || byte == .slash { return true }
            previous = byte
        }
        return previous == .slash
    }

    /// A path that begins at a folder, unless it is absolute.
    package static func joined(_ folder: String, _ path: String) -> String {
        folder.isEmpty || path.hasPrefix("/") ? path : path.isEmpty ? folder : folder + "/" + path
    }

    /// The path below the root of one that a setting names. What begins with `$(SRCROOT)` has the root in it already.
    static func rooted(_ path: String, _ sourceRoot: String) -> String? {
        let isRooted = path.hasPrefix(sourceRoot.isEmpty ? "./" : "./\(sourceRoot)/")
        return normal(isRooted ? path : joined(sourceRoot, path))
    }

    /// Whether the path, or a folder above it, is one of these.
    static func isBelow(_ paths: Set<String>, _ path: String) -> Bool {
        if paths.contains(path) { return true }
        var path = path[...]
        while let slash = path.utf8.lastIndex(of: .slash) {
            path = path[..<slash]
            if paths.contains(String(path)) { return true }
        }
        return false
    }

    /// A path below the root as it is written in one of its folders.
    static func relative(_ path: String, to folder: String) -> String {
        String(repeating: "../", count: folder.split(separator: "/").count) + path
    }

    package static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
}
