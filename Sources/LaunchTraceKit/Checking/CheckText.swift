extension CheckReport {
    /// A line for each item that isn't as recorded, and the numbers below.
    func text(_ palette: Palette) -> String {
        let lines = results.compactMap(\.line) + [summaryLine]
        return lines.map { $0.text(palette) + "\n" }.joined()
    }

    private var summaryLine: Line {
        var line = Line()
        line.add(summary)
        return line
    }
}

extension CheckResult {
    /// `changed  Launches/cold.json: ...`; nil where all is as recorded.
    fileprivate var line: Line? {
        guard let first = problems.first else { return nil }
        var line = Line()
        switch recording {
        case .done?:
            line.add("recorded", .heading)
            line.addField("\(item.path.printable): it was \(first.type)")
        case .failed?, nil:
            line.add(first.type, first.type == CheckFault.orphaned.rawValue ? .warning : .error)
            line.addField("\(item.path.printable): \(first.message.printable)")
        }
        if case .unreadable(let failure) = verdict, failure.count > 1 {
            line.add("; and \(failure.count - 1) more")
        }
        return line
    }
}
