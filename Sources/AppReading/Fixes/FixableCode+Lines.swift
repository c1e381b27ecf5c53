extension FixableCode {
    /// The lines of a text of the file without an indentation, each step of which is four blanks then.
    func lines(of text: String, without indentation: String, indentedBy unit: String) -> [String] {
        text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map {
            let line = $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0
            return line.indentedInFours(insteadOf: unit)
        }
    }
}

extension Substring {
    /// The line with four blanks for each step that it is indented by.
    fileprivate func indentedInFours(insteadOf unit: String) -> String {
        var (line, steps) = (self, 0)
        while !unit.isEmpty, line.hasPrefix(unit) {
            line = line.dropFirst(unit.count)
            steps += 1
        }
        return String(repeating: "    ", count: steps) + line
    }
}
