extension TimelineReview {
    /// Asks about the timelines of a report that aren't as recorded; nil where there are none.
    init?(of report: CheckReport, palette: Palette) {
        let items = report.results.compactMap(\.reviewed)
        if items.isEmpty { return nil }
        let others = CheckReport(
            results: report.results.filter { $0.unrecorded == nil }, paths: report.paths, timestamp: report.timestamp)
        self.init(
            items,
            besides: Others(
                stdout: others.faultText(palette), stderr: others.complaints(for: .document), status: others.status),
            palette: palette)
    }
}

extension CheckResult {
    /// What is asked about it; nil where nothing is.
    fileprivate var reviewed: TimelineReview.Item? {
        guard let file = unrecorded, let fault = faults.first else { return nil }
        let sentences = fault.sentences.map { Line("  " + $0.printable) }
        let patch = fault.patch ?? UnifiedDiff(of: file.path, from: "", to: file.content).text
        return TimelineReview.Item(
            heading: "\(fault.type)  \(item.path)", lines: sentences + patch.split(separator: "\n").map(Self.line),
            file: file)
    }

    private static func line(_ line: Substring) -> Line {
        let text = String(line).printable
        let isHead = line.hasPrefix("+++ ") || line.hasPrefix("--- ") || line.hasPrefix("@@")
        return Line(text, isHead ? .aside : line.hasPrefix("+") ? .new : line.hasPrefix("-") ? .gone : .plain)
    }
}
