extension VerifiedLog {
    /// For the reader at a terminal: a line for a callback, with the line of the log before it.
    ///
    ///            2  application(_:didFinishLaunchingWithOptions:)
    ///     -         sceneWillEnterForeground(_:)  missing
    ///     ~      4  sceneDidBecomeActive(_:)  active, expected inactive  (inferred)
    ///     !      5  Terminating app due to uncaught exception ...
    fileprivate var lines: [Line] {
        var lines = [place(self), Line()]
        if !observed.isEmpty || !conformance.steps.isEmpty || !stops.isEmpty {
            lines += stepsAndStops + [Line()] + remarks(self)
        }
        return lines + [verdict(self)]
    }

    /// The stops between the steps, by their lines in the log; what is missing at the end is after them.
    private var stepsAndStops: [Line] {
        let calls = ModelCalls(timeline, notCalled: notCalled)
        let end = conformance.end(of: timeline)
        var lines: [Line] = []
        var stops = stops[...]
        for (index, step) in conformance.steps.enumerated() {
            let line = step.observed?.line ?? (step.isMissingAtEnd ? .max : 0)
            while let stop = stops.first, stop.stop.line < line { lines += stops.removeFirst().lines(calls) }
            let event = index >= end ? timeline.entries.last { $0.kind == .event }?.name : nil
            lines += [step.line] + step.reasons(calls, isStopped: !self.stops.isEmpty, endedAfter: event)
        }
        return lines + stops.flatMap { $0.lines(calls) }
    }
}

extension VerifiedLaunches {
    /// Each launch by itself, and how many of them came as the model says.
    func text(_ palette: Palette) -> String {
        var lines = heading(timeline.scenario)
        switch form {
        case .one(let log): lines += log.lines
        case .all(let logs): lines += logs.flatMap { $0.lines + [Line()] } + [sum(logs)]
        }
        return lines.map { $0.text(palette) + "\n" }.joined()
    }

    private func sum(_ logs: [VerifiedLog]) -> Line {
        let holding = logs.count { $0.holds && !$0.isEmpty }
        let launches = logs.count == 1 ? "1 launch" : "\(logs.count) launches"
        let text = "= \(holding) of \(launches) match the model"
        if logs.isEmpty { return Line("= nothing to compare", .warning) }
        let uncompared = logs.count(where: \.isEmpty)
        if uncompared > 0 { return Line("\(text), \(uncompared) not compared", holds ? .warning : .error) }
        return Line(text, holding == logs.count ? .active : .error)
    }
}

private func place(_ verified: VerifiedLog) -> Line {
    Line("\(verified.log.printable): \(verified.launchTitle ?? "no callback found")")
}

private func remarks(_ verified: VerifiedLog) -> [Line] {
    var lines: [Line] = []
    if let first = verified.conformance.earlier.first?.line, let last = verified.conformance.earlier.last?.line {
        let place = first == last ? "line \(first)" : "lines \(first) to \(last)"
        lines.append(Line("not compared, because the scenario begins later: \(place)", .aside))
    }
    let uncompared = verified.uncompared.unique().joined(separator: ", ")
    if !uncompared.isEmpty, !verified.observed.isEmpty || verified.stops.isEmpty {
        lines.append(Line("not compared, because the log doesn't contain them: \(uncompared)", .aside))
    }
    let unknown = verified.conformance.unknown.map(\.name.printable).unique().joined(separator: ", ")
    if !unknown.isEmpty {
        lines.append(Line("not compared, because the model doesn't contain them: \(unknown)", .aside))
    }
    if !verified.conformance.leftOut.isEmpty {
        let types = Set(verified.conformance.leftOut.compactMap(\.type)).sorted().map(\.printable)
        lines.append(Line("not compared, because of another object: \(types.joined(separator: ", "))", .aside))
    }
    let unnamed = verified.unnamed.map(\.printable).joined(separator: ", ")
    if !unnamed.isEmpty {
        lines.append(Line("note: the scenario doesn't name \(unnamed); UIKit calls it if the app implements it", .note))
    }
    if !verified.conformance.holds, let likelyMistake = verified.likelyMistake {
        lines.append(Line("hint: \(likelyMistake)", .note))
    }
    return lines
}

private func verdict(_ verified: VerifiedLog) -> Line {
    let counts = verified.conformance.counts
    let compared = "= \(counts.compared) of \(verified.expected) compared"
    let stop = verified.stops.first { !$0.isExpected } ?? verified.stops.first
    let end = stop.map { "; the process stops at line \($0.stop.line)" } ?? ""
    if verified.observed.isEmpty, verified.conformance.isEmpty {
        guard let stop else { return Line("= nothing to compare", .warning) }
        return Line("= the process stops at line \(stop.stop.line)", stop.isExpected ? .warning : .error)
    }
    if verified.conformance.isEmpty { return Line(compared + end, verified.holds ? .warning : .error) }
    if verified.conformance.holds { return Line("\(compared), in order\(end)", verified.holds ? .active : .error) }
    let parts = [
        (counts.matched, "in order"), (counts.missing, "missing"), (counts.unexpected, "unexpected"),
        (counts.outOfOrder, "out of order"), (counts.otherState, "in another state"),
        (counts.otherArgument, "with another's argument"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return Line("\(compared): \(parts.joined(separator: ", "))\(end)", .error)
}

extension Conformance {
    /// The first step after which the timeline has no further call; the number of steps if there is none. An app that
    /// logs no view controllers may have been called there.
    fileprivate func end(of timeline: Timeline) -> Int {
        let last = steps.lastIndex { if case .unexpected = $0 { false } else { true } }
        let expected = steps.compactMap(\.expectation?.index).max()
        guard let last, let expected, steps.count > last + 1 else { return steps.count }
        let rest = timeline.entries.dropFirst(expected + 1)
        return rest.contains { $0.kind == .callback && $0.receiver?.isOfViews != true } ? steps.count : last + 1
    }
}

extension Conformance.Step {
    fileprivate var line: Line {
        switch self {
        case .matched(_, let observed): return Line(" ", observed, .plain)
        case .otherState(let expectation, let observed):
            var line = Line("~", observed, .warning)
            let expected = observed.expectedState(in: expectation.entry)?.name ?? ""
            line.add(", expected \(expected)", .warning)
            return line.remarking(expectation)
        case .otherArgument(let expectation, let observed, let mismatch):
            var line = Line("~", observed, .warning)
            line.addField(mismatch.sentence, .warning)
            return line.remarking(expectation)
        case .unnamed(let observed):
            var line = Line(" ", observed, .plain)
            line.addField("not named", .aside)
            return line
        case .missing(let expectation, _):
            var line = Line("-", .error)
            line.align(to: Column.name)
            line.add(expectation.entry.name, .error)
            // It distinguishes several changes of one name.
            if let phase = expectation.entry.phase { line.addField(phase.title, .error) }
            line.addField("missing", .error)
            return line.remarking(expectation)
        case .unexpected(let observed):
            var line = Line("+", observed, .warning)
            line.addField("unexpected", .warning)
            return line
        case .outOfOrder(let expectation, let observed, let name):
            var line = Line(">", observed, .warning)
            line.addField(name.map { "out of order, expected after \($0)" } ?? "out of order, expected first", .warning)
            return line.remarking(expectation)
        }
    }

    /// Why a callback is expected, and what its absence may mean.
    fileprivate func reasons(_ calls: ModelCalls, isStopped: Bool, endedAfter event: String?) -> [Line] {
        switch self {
        case .matched, .otherState, .otherArgument, .unnamed: return []
        case .missing(let expectation, let gap):
            return expectation.entry.reasons + [gap.line(isStopped: isStopped)].compactMap(\.self)
        case .outOfOrder(let expectation, _, _): return expectation.entry.reasons
        case .unexpected(let observed): return calls.reasons(observed, endedAfter: event).map { Line(reason: $0) }
        }
    }

    fileprivate var isMissingAtEnd: Bool { if case .missing(_, .afterAll) = self { true } else { false } }
}

extension Conformance.Gap {
    fileprivate func line(isStopped: Bool) -> Line? {
        switch self {
        case .beforeAll: Line(reason: "or the log begins later")
        case .between: nil
        case .afterAll: Line(reason: isStopped ? "the process stops before it" : "or the log ends before it")
        }
    }
}

extension Timeline.Entry {
    fileprivate var reasons: [Line] {
        guard let rule = RuleBook.standard.rule(rule) else { return [] }
        return [Line(reason: "why: \(rule.because)"), Line(reason: "rule \(rule.id) (\(rule.source.text))")]
    }
}

/// Where columns begin.
private enum Column {
    static let name = 10
    static let reason = 14
}

extension Line {
    init(reason: String) {
        self.init()
        align(to: Column.reason)
        add(reason.printable, .aside)
    }

    /// A mark, the line of the log, and its text.
    init(_ mark: String, at line: Int, _ text: String, _ ink: Ink) {
        self.init()
        if mark != " " { add(mark, ink) }
        let number = String(line)
        align(to: Column.name - 2 - number.utf8.count)
        add(number, .aside)
        align(to: Column.name)
        add(text.printable, ink)
    }

    /// The same for a call, with its states.
    fileprivate init(_ mark: String, _ observed: ObservedEntry, _ ink: Ink) {
        self.init(mark, at: observed.line, observed.name, ink)
        if !observed.states.isEmpty { addField(observed.states.map(\.name).joined(separator: ", "), ink) }
    }

    fileprivate func remarking(_ expectation: Conformance.Expectation) -> Line {
        var line = self
        if let remark = expectation.entry.ownConfidence.remark { line.addField(remark, .aside) }
        return line
    }
}
