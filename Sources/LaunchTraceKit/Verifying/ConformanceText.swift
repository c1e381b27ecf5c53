extension VerifiedLog {
    /// For the reader at a terminal: a line for a callback, with the line of the log before it.
    ///
    ///            2  application(_:didFinishLaunchingWithOptions:)
    ///     -         sceneWillEnterForeground(_:)  missing
    ///     ~      4  sceneDidBecomeActive(_:)  active, expected inactive  (inferred)
    fileprivate var lines: [Line] {
        var lines = [place(self), Line()]
        if !observed.isEmpty || !conformance.steps.isEmpty {
            let calls = ModelCalls(timeline)
            lines += conformance.steps.flatMap { [$0.line] + $0.reasons(calls) }
            lines += [Line()] + remarks(self)
        }
        return lines + [verdict(self)]
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
        let holding = logs.count { $0.conformance.holds && !$0.conformance.isEmpty }
        let launches = logs.count == 1 ? "1 launch" : "\(logs.count) launches"
        let text = "= \(holding) of \(launches) match the model"
        if logs.isEmpty { return Line("= nothing to compare", .warning) }
        let uncompared = logs.count(where: \.conformance.isEmpty)
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
    if !uncompared.isEmpty {
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
    if verified.observed.isEmpty, verified.conformance.isEmpty { return Line("= nothing to compare", .warning) }
    if verified.conformance.isEmpty { return Line(compared, .warning) }
    if verified.conformance.holds { return Line("\(compared), in order", .active) }
    let parts = [
        (counts.matched, "in order"), (counts.missing, "missing"), (counts.unexpected, "unexpected"),
        (counts.outOfOrder, "out of order"), (counts.otherState, "in another state"),
        (counts.otherArgument, "with another's argument"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return Line("\(compared): \(parts.joined(separator: ", "))", .error)
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
    fileprivate func reasons(_ calls: ModelCalls) -> [Line] {
        switch self {
        case .matched, .otherState, .otherArgument, .unnamed: []
        case .missing(let expectation, let gap): expectation.entry.reasons + [gap.line].compactMap(\.self)
        case .outOfOrder(let expectation, _, _): expectation.entry.reasons
        case .unexpected(let observed): [observed.reason(calls), calls.place(of: observed)].compactMap(\.self)
        }
    }
}

extension Conformance.Gap {
    fileprivate var line: Line? {
        switch self {
        case .beforeAll: Line(reason: "or the log begins later")
        case .between: nil
        case .afterAll: Line(reason: "or the log ends before it")
        }
    }
}

extension Timeline.Entry {
    fileprivate var reasons: [Line] {
        guard let rule = RuleBook.standard.rule(rule) else { return [] }
        return [Line(reason: "why: \(rule.because)"), Line(reason: "rule \(rule.id) (\(rule.source.text))")]
    }
}

/// How often the model makes each call and posts each notification.
private struct ModelCalls {
    private var counts: [Key: Int] = [:]

    private struct Key: Hashable {
        let kind: Timeline.Kind
        let name: String
    }

    init(_ timeline: Timeline) {
        for entry in timeline.entries { counts[Key(kind: entry.kind, name: entry.name), default: 0] += 1 }
    }

    func count(_ kind: Timeline.Kind, _ name: String) -> Int { counts[Key(kind: kind, name: name)] ?? 0 }

    /// Where a launch that connects a scene has what the callback would carry.
    func place(of observed: ObservedEntry) -> Line? {
        guard let callback = observed.callback, callback.receiver == .sceneDelegate,
            count(.callback, Callback.sceneWillConnect.name) > 0,
            let slot = Slot.allCases.first(where: { $0.container == .connectionOptions && $0.isPlace(of: callback) }),
            let noun = slot.payload?.noun
        else { return nil }
        return Line(reason: "at a cold start \(noun) is in \(slot.rawValue) of \(Callback.sceneWillConnect.name)")
    }
}

extension Slot {
    fileprivate func isPlace(of callback: Callback) -> Bool { payload.map(callback.payloads.contains) ?? false }
}

extension ObservedEntry {
    fileprivate func reason(_ calls: ModelCalls) -> Line {
        let isPosted = notification != nil
        let count = calls.count(isPosted ? .notification : .callback, name)
        let verb = isPosted ? "posts it" : "makes this call"
        return Line(reason: count == 0 ? "the model never \(verb)" : "the model \(verb) \(times(count))")
    }
}

private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

/// Where columns begin.
private enum Column {
    static let name = 10
    static let reason = 14
}

extension Line {
    fileprivate init(reason: String) {
        self.init()
        align(to: Column.reason)
        add(reason.printable, .aside)
    }

    /// A mark, the line of the log, and what was called in which state.
    fileprivate init(_ mark: String, _ observed: ObservedEntry, _ ink: Ink) {
        self.init()
        if mark != " " { add(mark, ink) }
        let number = String(observed.line)
        align(to: Column.name - 2 - number.utf8.count)
        add(number, .aside)
        align(to: Column.name)
        add(observed.name.printable, ink)
        if !observed.states.isEmpty { addField(observed.states.map(\.name).joined(separator: ", "), ink) }
    }

    fileprivate func remarking(_ expectation: Conformance.Expectation) -> Line {
        var line = self
        if let remark = expectation.entry.ownConfidence.remark { line.addField(remark, .aside) }
        return line
    }
}
