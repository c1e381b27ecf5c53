import Foundation
import Testing

/// A page of the documentation that adds things to the project, each by a patch.
struct PageOfChanges: Sendable, CustomTestStringConvertible {
    let name: String
    let changes: [Change]
    /// The numbers of the table, which are those of the files below Sources.
    let counts: [Int]

    var testDescription: String { name }

    static let all = ["ExtendingTheModel", "ExtendingTheReaders"].map(PageOfChanges.init)
    static let changes = all.flatMap(\.changes)

    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        .standardizedFileURL

    /// A section of a page.
    struct Change: Sendable, CustomTestStringConvertible {
        let title: String
        let patch: String
        let command: String
        /// The lines that the command prints.
        let output: String

        var testDescription: String { title }

        /// How many files below Sources it touches.
        var sources: Int { Set(PatchedFile.all(in: patch).map(\.new).filter { $0.hasPrefix("Sources/") }).count }
    }

    private init(_ name: String) {
        self.name = name
        let page = Self.text(of: "Sources/LaunchModel/LaunchModel.docc/\(name).md") ?? ""
        changes = page.components(separatedBy: "\n### ").dropFirst().map { section in
            Change(
                title: String(section.prefix { $0 != "\n" }), patch: Self.block("diff", in: section),
                command: Self.block("sh", in: section), output: Self.block("", in: section))
        }
        counts = page.matches(of: /\n\| [^|]+ \| (\d) \|/).compactMap { Int($0.1) }
    }

    /// A file of the project; nil where it isn't there.
    static func text(of path: String) -> String? {
        FileManager.default.contents(atPath: project.appendingPathComponent(path).path).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The lines between a fence of that language and the next one.
    private static func block(_ language: String, in section: String) -> String {
        var (isInside, isWanted) = (false, false)
        var lines: [Substring] = []
        for line in section.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside.toggle()
                isWanted = isInside && line.dropFirst(3) == language
            } else if isWanted {
                lines.append(line)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// The part of a patch that is about one file.
struct PatchedFile: Sendable {
    /// Nil for a file that it makes.
    let old: String?
    let new: String
    let hunks: [Hunk]

    /// A run of lines, with the numbers of them before and after.
    struct Hunk: Sendable {
        let counts: [Int]
        let lines: [Substring]

        var before: [Substring] { lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() } }
        var after: [Substring] { lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() } }
    }

    /// The files of a patch, in its order.
    static func all(in patch: String) -> [PatchedFile] {
        ("\n" + patch.dropLast(patch.hasSuffix("\n") ? 1 : 0)).components(separatedBy: "\n--- ").dropFirst().map(
            PatchedFile.init)
    }

    private init(_ part: String) {
        let parts = ("\n" + part).components(separatedBy: "\n@@ -")
        let names = parts[0].split(separator: "\n").map(String.init)
        old = names[0] == "/dev/null" ? nil : String(names[0].trimmingPrefix("a/"))
        new = names.count > 1 ? String(names[1].trimmingPrefix("+++ b/")) : ""
        hunks = parts.dropFirst().map { text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            // 64,4 +64,6 @@
            let ranges = lines[0].split(separator: " ").prefix(2).map { $0.split(separator: ",") }
            let counts = ranges.map { $0.count > 1 ? Int($0[1]) ?? 0 : 1 }
            return Hunk(counts: counts, lines: Array(lines.dropFirst()))
        }
    }
}
