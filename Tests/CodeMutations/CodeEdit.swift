/// A change of a text that an app's file has once, or of a whole file.
package struct CodeEdit: Sendable {
    let file: String
    let change: Change

    enum Change: Sendable {
        case replace(String, with: String)
        /// A file that the app hasn't had.
        case add(String)
    }

    static func replace(_ old: String, with new: String, in file: String) -> CodeEdit {
        CodeEdit(file: file, change: .replace(old, with: new))
    }

    static func insert(_ new: String, before old: String, in file: String) -> CodeEdit {
        replace(old, with: new + old, in: file)
    }

    static func insert(_ new: String, after old: String, in file: String) -> CodeEdit {
        replace(old, with: old + new, in: file)
    }

    static func remove(_ old: String, in file: String) -> CodeEdit { replace(old, with: "", in: file) }

    static func add(_ text: String, as file: String) -> CodeEdit { CodeEdit(file: file, change: .add(text)) }
}

/// An edit that doesn't fit its app, which is a mistake in the table.
package struct CodeEditMisfit: Error, CustomStringConvertible { package let description: String }

extension WholeApp {
    /// The files after some edits, one after the other.
    package func files(after edits: [CodeEdit]) throws(CodeEditMisfit) -> [String: String] {
        var files = files
        for edit in edits {
            let path = path(edit.file)
            switch edit.change {
            case .add(let text):
                if files[path] != nil { throw CodeEditMisfit(description: "\(edit.file) is there already") }
                files[path] = text
            case .replace(let old, let new):
                let parts = files[path]?.split(separator: old, omittingEmptySubsequences: false) ?? []
                if parts.count != 2 {
                    throw CodeEditMisfit(description: "\(edit.file) has \(max(parts.count - 1, 0)) of: \(old)")
                }
                if old == new { throw CodeEditMisfit(description: "\(edit.file) isn't changed: \(old)") }
                files[path] = parts.joined(separator: new)
            }
        }
        return files
    }
}
