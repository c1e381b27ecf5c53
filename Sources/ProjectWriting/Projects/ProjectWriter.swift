/// Adds files to a project beside one that it has.
struct ProjectWriter {
    private var lines: ProjectLines
    private let entry: ProjectEntries.Entry
    /// The lines of the file beside which others are added.
    private let old: EntryLines
    private var taken: Set<String>

    init(_ bytes: [UInt8], _ entry: ProjectEntries.Entry, taken: Set<String>) throws(ProjectRefusal) {
        lines = ProjectLines(bytes)
        self.entry = entry
        old = try EntryLines(entry, in: lines)
        self.taken = taken
    }

    var lineCount: Int { lines.addedCount }
    var text: String { lines.text }

    /// Adds a file at a path, of which its identifiers are made.
    mutating func add(_ name: String, path: String) {
        let reference = identifier("file \(path)")
        let words = lines.words(old.reference)
        let hasComments = words.contains("/*")
        let comment = hasComments ? " /* \(name) */" : ""
        lines.add("\(reference)\(comment) = {\(fields(name, like: words))};", behind: old.reference)
        lines.add("\(reference)\(comment),", behind: old.child)
        guard !name.hasSuffix(".h") else { return }
        for member in old.members {
            let source = identifier("source \(member.phase) \(path)")
            let inSources = hasComments ? " /* \(name) in Sources */" : ""
            let settings = settings(like: lines.words(member.buildFile))
            let file = "isa = PBXBuildFile; fileRef = \(reference)\(comment); \(settings)"
            lines.add("\(source)\(inSources) = {\(file)};", behind: member.buildFile)
            lines.add("\(source)\(inSources),", behind: member.source)
        }
    }

    /// What a reference says, in the order of Xcode.
    private func fields(_ name: String, like other: String) -> String {
        let fields = [
            ("isa", "PBXFileReference"), ("fileEncoding", other.contains("fileEncoding = 4;") ? "4" : nil),
            ("lastKnownFileType", Self.type(of: name)), ("name", entry.name.map { _ in name }),
            ("path", ProjectPath.joined(ProjectPath.folder(of: entry.path), name)), ("sourceTree", entry.sourceTree),
        ]
        return fields.map { key, value in value.map { "\(key) = \($0.projectWord); " } ?? "" }.joined()
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "swift": "sourcecode.swift"
        case "h": "sourcecode.c.h"
        case "mm": "sourcecode.cpp.objcpp"
        default: "sourcecode.c.objc"
        }
    }

    /// The platforms and flags of the other file's build, but for one that turns off automatic reference counting.
    private func settings(like other: String) -> String {
        let bytes = Array(other.utf8)
        guard let start = bytes[...].range(of: "fileRef = ")?.upperBound,
            let end = bytes[start...].firstIndex(of: .semicolon)
        else { return "" }
        let rest = bytes[(end + 1)...].dropLast(2).trimmed.text
        return rest.isEmpty || rest.contains("-fno-objc-arc") ? "" : rest + " "
    }

    /// 24 digits that are the same whenever the same file is added, unless the project has them already.
    private mutating func identifier(_ seed: String) -> String {
        var seed = seed
        while true {
            let digits = (seed.fnv1a + (seed + " ").fnv1a.prefix(8)).uppercased()
            if taken.insert(digits).inserted { return digits }
            seed += " again"
        }
    }
}

extension String {
    /// The text as a project has it: in quotes where it isn't one word.
    fileprivate var projectWord: String {
        let isWord = !isEmpty && utf8.allSatisfy { $0 < 0x80 && $0.isNamePart || $0 == .dot || $0 == .slash }
        if isWord { return self }
        return "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
