/// The settings of an `.xcconfig` file, with those of the files that it includes.
struct ConfigurationFile {
    private let folder: ProjectFolder
    /// The folder that is searched for an included file that isn't next to the file that includes it.
    private let projectFolder: String
    private(set) var settings: [(key: String, value: String)] = []
    /// Included files that weren't read, unless `#include?` says that they may be missing.
    private(set) var unread: [UnreadPart] = []
    /// The number of settings before the last file that wasn't read, which may define them differently; nil if all were
    /// read.
    private(set) var openCount: Int?
    private var fileCount = 0
    /// The files that are being read, each of which includes the next.
    private var open: [String] = []

    init(_ folder: ProjectFolder, path: String, projectFolder: String) {
        self.folder = folder
        self.projectFolder = projectFolder
        read(path, elsewhere: nil, mayBeAbsent: false, depth: 0)
    }

    private mutating func read(_ path: String, elsewhere: String?, mayBeAbsent: Bool, depth: Int) {
        // A file that includes itself says nothing that it doesn't say already.
        if open.contains(path) { return note(.tooDeep(path), .nothing) }
        fileCount += 1
        guard depth < ProjectLimit.configurationDepth.number, fileCount <= ProjectLimit.configurationFiles.number else {
            return noteLimit(path)
        }
        let text: String
        do throws(ProjectProblem) { text = try self.text(path) } catch .absent {
            if let elsewhere, isThere(elsewhere) {
                return read(elsewhere, elsewhere: nil, mayBeAbsent: mayBeAbsent, depth: depth)
            }
            if !mayBeAbsent { note(.absent(path), .settings) }
            return
        } catch .outsideRoot(let path) where mayBeAbsent {
            // One machine's own settings, which another builds without.
            return note(.outsideRoot(path), .nothing)
        } catch { return note(error, .settings) }
        open.append(path)
        defer { open.removeLast() }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = Self.withoutComment(line)
            if line.hasPrefix("#include") {
                include(line, from: path, depth: depth)
            } else if let (key, value) = Self.setting(line) {
                settings.append((key, value))
            }
        }
    }

    /// The same is said once, however often it is included.
    private mutating func note(_ problem: ProjectProblem, _ content: UnreadPart.Content) {
        let part = UnreadPart(problem, content)
        if content == .settings { openCount = settings.count }
        if !unread.contains(part) { unread.append(part) }
    }

    /// The first file beyond a limit represents all that follow.
    private mutating func noteLimit(_ path: String) {
        let isNoted = unread.contains { part in
            if case .tooDeep = part.problem { part.content == .settings } else { false }
        }
        if !isNoted { note(.tooDeep(path), .settings) }
    }

    private mutating func include(_ line: Substring, from path: String, depth: Int) {
        let words = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.count >= 3 else { return }
        let name = String(words[1])
        let beside = ProjectPath.joined(ProjectPath.folder(of: path), name)
        let inProject = ProjectPath.joined(projectFolder, name)
        read(
            beside, elsewhere: inProject == beside ? nil : inProject, mayBeAbsent: line.hasPrefix("#include?"),
            depth: depth + 1)
    }

    private func text(_ path: String) throws(ProjectProblem) -> String {
        let bytes = try folder.namedFile(path, as: .configuration).bytes
        guard SourceEncoding.isReadable(bytes, as: nil) else { throw .notUTF8(path) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a file is there, readable or not; what the system does about it is noted.
    private mutating func isThere(_ path: String) -> Bool {
        do throws(ProjectProblem) {
            _ = try text(path)
            return true
        } catch {
            if error.isOfSystem { note(error, .settings) }
            switch error {
            case .absent, .outsideRoot, .system: return false
            default: return true
            }
        }
    }

    /// The line up to `//`, which begins a comment wherever it stands.
    private static func withoutComment(_ line: Substring) -> Substring {
        var index = line.startIndex
        while let slash = line[index...].firstIndex(of: "/") {
            let next = line.index(after: slash)
            if next < line.endIndex, line[next] == "/" { return trimmed(line[..<slash]) }
            index = next
        }
        return trimmed(line)
    }

    /// A name, whose conditions have `=` in them, and the value after the sign.
    private static func setting(_ line: Substring) -> (String, String)? {
        var depth = 0
        for index in line.indices {
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            guard line[index] == "=", depth == 0 else { continue }
            let value = trimmed(line[line.index(after: index)...])
            return (String(trimmed(line[..<index])), String(value.hasSuffix(";") ? value.dropLast() : value))
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}
