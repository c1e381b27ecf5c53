extension SteppedTimeline.Step {
    /// The step in a list, with the marks of a timeline and without the arguments.
    ///
    ///      > openURL
    ///        process created
    ///      ~ app  not running -> background
    ///      : application(_:didFinishLaunchingWithOptions:)
    func listLine(isCurrent: Bool) -> Line {
        let ink = isCurrent ? .heading : entry.ink
        var line = Line((isCurrent ? "-> " : "   ") + entry.mark + " " + entry.shortText, ink)
        if let scene = entry.namedScene { line.addField("[\(quotedIfNeeded(scene))]") }
        for code in frame.findings.map(\.finding) { line.addField("(\(code.kind.code))", code.severity.ink) }
        return line
    }
}

extension Timeline.Entry {
    fileprivate var mark: String {
        switch kind {
        case .event: ">"
        case .step: " "
        case .callback: ":"
        case .notification: "*"
        case .transition: "~"
        case .action: "-"
        case .stop: "!"
        }
    }

    fileprivate var ink: Ink {
        switch kind {
        case .event: .event
        case .step, .notification, .action: .aside
        case .callback: .plain
        case .transition: .transition
        case .stop: .stop
        }
    }

    fileprivate var shortText: String {
        switch kind {
        case .transition: transition.map { "\(quotedIfNeeded($0.subject.name))  \($0.title)" } ?? name.printable
        case .action: ([name.printable] + arguments.prefix(1).map(\.value.text)).joined(separator: " ")
        case .event, .step, .callback, .notification, .stop: name.printable
        }
    }
}

extension StepNote {
    /// The label, and beside it the text in lines of a screen, or the first of them where there is no room for all.
    func lines(_ columns: Int, most: Int = .max) -> [Line] {
        let texts = items.flatMap { item -> [String] in
            let text = item.printable
            // One line is cut by the screen, where it ends.
            if most == 1 || text.cells <= columns - Self.indent { return [text] }
            return wrapped(text, toCells: columns - Self.indent - 2).enumerated().map { $0 == 0 ? $1 : "  " + $1 }
        }
        let shown =
            texts.count <= most || most == 1
            ? Array(texts.prefix(most)) : texts.prefix(most - 1) + [texts[most - 1] + "..."]
        return shown.enumerated().map { number, text in
            var line = Line(number == 0 ? label : "", .aside)
            line.align(to: Self.indent)
            line.add(text, number == 0 ? ink : .plain)
            return line
        }
    }

    private static let indent = 8
}

extension ShownTimeline.Change {
    /// `~ scene main: unattached -> foreground inactive`
    var text: String {
        "\(isChange ? "~ " : "")\(subject.title.printable): "
            + (isChange ? "\(before.title) -> \(after.title)" : after.title)
    }

    /// The same for a narrow column.
    var lines: [Line] {
        guard isChange else {
            return [Line("  \(subject.title.printable)"), Line("    \(after.title)", after.tone.ink)]
        }
        var line = Line("    -> ", .transition)
        line.add(after.title, after.tone.ink)
        return [Line("~ \(subject.title.printable)", .transition), Line("    \(before.title)", before.tone.ink), line]
    }
}

extension Question {
    /// The question with its choices, numbered.
    var lines: [Line] {
        [Line(Self.text, .heading)] + choices.enumerated().map { Line("  \($0 + 1)  \($1.name)") } + [
            Line("  0  I don't know", .aside)
        ]
    }
}
