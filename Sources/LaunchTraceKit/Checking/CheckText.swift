extension CheckReport {
    /// A line for each item that isn't as recorded, and the numbers below.
    func text(_ palette: Palette) -> String { faultText(palette) + Line(summary).text(palette) + "\n" }

    /// A line for each item that isn't as recorded.
    func faultText(_ palette: Palette) -> String {
        results.entries.flatMap(\.lines).map { $0.text(palette) + "\n" }.joined()
    }
}

extension CheckEntry {
    /// `new error  App/SceneDelegate.swift:7:5: LT011 a link is lost at a cold start`, and what belongs to it.
    fileprivate var lines: [Line] {
        guard let bug else { return groups.flatMap(\.lines) }
        var head = Line(bug.title, bug.finding.severity.ink)
        head.addField(bug.headline.printable)
        return [head] + sentences.map { Line("  " + $0.printable) }
    }
}

extension AlikeResults {
    /// The lines of the first, and those that it has in common with others; what is written is named, each on a line.
    fileprivate var lines: [Line] {
        if first.isRecorded { return first.lines + others.flatMap { $0.recordedLines(like: first) } }
        return first.lines + [alikeSentence].compactMap { $0.map { Line("  \($0.printable)") } }
    }
}

extension CheckResult {
    /// `changed  Launches/cold.json`, and a line for each difference; none where all is as recorded.
    fileprivate var lines: [Line] {
        guard let first = faults.first else { return [] }
        switch verdict {
        case .changed(let change), .unanalyzed(let change), .stale(let change):
            return [isRecorded ? recordedLine(first) : head(first)] + Self.lines(of: change.sentences, path: item.path)
        case .linted(let linted): return lines(of: linted)
        case .missing: return [isRecorded ? recordedLine(first) : head(first, first.message)]
        case .orphaned: return [head(first, first.message)]
        case .unreadable(let failure):
            let more = failure.count > 1 ? "; and \(failure.count - 1) more" : ""
            return [head(first, first.message + more)]
        case .asRecorded, .sameLaunch, .app, .noScenario: return []
        }
    }

    private func head(_ problem: Problem, _ message: String? = nil) -> Line {
        var line = Line(problem.type, problem.type == CheckFault.orphaned.rawValue ? .warning : .error)
        line.addField(([item.path] + [message].compactMap(\.self)).joined(separator: ": ").printable)
        return line
    }

    /// `recorded  Launches/warm.json: it was changed like Launches/cold.json`
    fileprivate func recordedLines(like first: CheckResult) -> [Line] {
        faults.map { recordedLine($0, " like \(first.item.path.printable)") }
    }

    private func recordedLine(_ problem: Problem, _ likeness: String = "") -> Line {
        var line = Line("recorded", .heading)
        let errors = recordedErrors.isEmpty ? "" : ", and has \(recordedErrors.count.counting("error"))"
        line.addField("\(item.path.printable): it was \(problem.type)\(likeness)\(errors)")
        return line
    }

    /// A line for each sentence, as many as are read.
    private static func lines(of sentences: [String], path: String) -> [Line] {
        let shown = sentences.count > shownLimit ? sentences.prefix(shownLimit - 1) : sentences[...]
        let more = sentences.count - shown.count
        let command = "\(ToolInfo.name) diff \(CheckedName.timeline(of: path).shellWord) \(path.shellWord)"
        return shown.map { Line("  " + $0.printable) }
            + (more > 0 ? [Line("  and \(more) more: \(command.printable)", .aside)] : [])
    }

    private static let shownLimit = 12

    private func lines(of linted: LintedInput) -> [Line] {
        let hasErrors = linted.findings.contains { $0.finding.severity == .error }
        var head = Line(hasErrors ? "errors" : "findings", hasErrors ? .error : .warning)
        head.addField(linted.summary?.printable ?? "")
        return [head]
            + linted.findings.map { found in
                var line = Line("  \(found.placeInFile.heading): ")
                line.add(found.finding.severity.rawValue, found.finding.severity.ink)
                line.add(" \(found.finding.kind.title): \(found.message.printable)")
                return line
            }
    }
}
