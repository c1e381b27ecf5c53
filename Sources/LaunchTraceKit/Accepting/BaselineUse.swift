/// What a command does with a baseline.
enum BaselineUse: Equatable, Sendable {
    /// Ignores known findings, if a file lists any; with `isExact`, fixed ones must be removed from it.
    case reading(Input?, isExact: Bool)
    /// Writes what is found to a file.
    case writing(String)

    /// What the file says that is read, by default that of the settings; nil where there is none.
    func baseline(_ configuration: Configuration, _ files: FileAccess) throws(ScenarioTracing.Failure) -> Baseline? {
        guard case .reading(let input, _) = self else { return nil }
        if let input { return try Baseline(try input.text(files)) }
        guard let path = configuration.baseline else { return nil }
        let bytes = try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(path), $0) }) { () throws(FileProblem) in
            try files.readFile(path, as: .json, namedBy: path, below: nil)
        }
        return try Baseline(SourceText(name: path, bytes: bytes, isNamed: false, isQuoted: false))
    }

    /// Whether a fixed finding is an error.
    var isExact: Bool { if case .reading(_, let isExact) = self { isExact } else { false } }
}

extension Baseline {
    /// Reads a text; of one that the settings name nothing is shown.
    fileprivate init(_ text: SourceText) throws(ScenarioTracing.Failure) {
        do throws(Diagnostics) { try self.init(reading: text) } catch {
            let foreign = Diagnostic("expected a baseline", at: Place(source: text, range: 0..<0))
            throw .invalid(text.isNamed ? error : Diagnostics([foreign]))
        }
    }
}
