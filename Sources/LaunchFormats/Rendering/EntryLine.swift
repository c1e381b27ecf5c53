extension Timeline.Entry {
    /// The line of text for the entry, which depends only on the entry.
    ///
    ///     > openURL  url: recipes://soup
    ///         process created
    ///     ~ app         not running -> background
    ///       background  application(_:didFinishLaunchingWithOptions:)  <- nil
    ///       background  unattached  scene(_:willConnectTo:options:)  <- urlContexts
    package var line: Line {
        var line = Line()
        switch kind {
        case .event: line.add("> " + name.printable, .event)
        case .stop: line.add("! " + name.printable, .stop)
        case .step: addStep(to: &line)
        case .callback: addCall(mark: " ", to: &line)
        case .notification: addCall(mark: "*", to: &line)
        case .action: addCall(mark: "-", to: &line)
        case .transition: addTransition(to: &line)
        }
        addDetails(to: &line)
        return line
    }

    private func addStep(to line: inout Line) {
        line.align(to: TextColumn.step)
        line.add(name.printable, .aside)
    }

    private func addCall(mark: String, to line: inout Line) {
        if mark != " " { line.add(mark, .aside) }
        if let appState {
            line.align(to: TextColumn.appState)
            line.add(appState.title + stateMark, appState.tone.ink)
        }
        line.align(to: TextColumn.sceneState)
        if scene != nil, receiver?.isOfScene ?? true, let sceneState {
            line.add(sceneState.word, Timeline.State.scene(sceneState).tone.ink)
            line.align(to: TextColumn.name)
        }
        line.add(qualifier + nameWithSubject.printable)
    }

    /// The receiver, if the name of the callback doesn't imply it: `App.scenePhase`.
    private var qualifier: String {
        guard kind == .callback, let receiver, receiver != callback?.receiver else { return "" }
        return receiver.title + "."
    }

    private func addTransition(to line: inout Line) {
        guard let transition else { return line.add("~ " + name.printable, .transition) }
        line.add("~ " + transition.subject.text, .transition)
        line.align(to: TextColumn.sceneState)
        line.add(transition.title, .transition)
    }

    private func addDetails(to line: inout Line) {
        if ownConfidence.isDoubtful { line.add(" " + Confidence.doubt.sign, .aside) }
        if let namedScene { line.addField("[\(quotedIfNeeded(namedScene))]") }
        if let wait { line.addField(wait) }
        let (brought, own) = broughtAndOwn
        if !brought.isEmpty { line.addField("\(Self.broughtKey) " + brought.joined(separator: ", ")) }
        line.addField(own.map(\.text).joined(separator: ", "))
        if let unusualReturn { line.addField("= \(unusualReturn.text)") }
        if let length { line.addField(length) }
    }

    /// The names of the event's payloads, and the arguments with content of their own.
    private var broughtAndOwn: (brought: [String], own: [Value.Member]) {
        guard kind == .callback || kind == .notification else { return ([], shownArguments) }
        let arguments = briefArguments
        guard case .list(let names) = arguments.first?.value, arguments.first?.key == Self.broughtKey else {
            return ([], arguments)
        }
        return (names.map(\.bareText), Array(arguments.dropFirst()))
    }

    /// Whether its order or its state has a mark.
    package var isMarked: Bool { ownConfidence.isDoubtful || stateConfidence?.isDoubtful ?? false }

    /// The mark after a state that no recording confirms.
    package var stateMark: String { stateConfidence?.mark ?? "" }

    /// Its name; for an action also its subject.
    package var nameWithSubject: String { subject.map { "\(name) \($0.value.text)" } ?? name }

    /// The scene, if the rest of the line doesn't imply it and no reader would expect it.
    package var namedScene: String? { transition == nil ? otherScene : nil }

    /// `(120 ms)`; nil for an entry without duration.
    package var length: String? { durationMs > 0 ? "(\(durationMs) ms)" : nil }

    /// The delay of an event's `afterMs`, as `+4000 ms`.
    package var wait: String? {
        guard kind == .event, case .number(let digits) = Value.object(arguments)["afterMs"] else { return nil }
        return digits == "0" ? nil : "+\(digits.printable) ms"
    }

    /// The argument with the subject of an action.
    private var subject: Value.Member? {
        kind == .action && arguments.first?.key != Action.deferredKey ? arguments.first : nil
    }

    /// The subject of an action is part of its name.
    var shownArguments: [Value.Member] {
        switch kind {
        case .event: arguments.filter { $0.key != "afterMs" }
        case .action: Array(arguments.dropFirst(subject == nil ? 0 : 1))
        case .step, .callback, .notification, .transition, .stop: arguments
        }
    }
}

extension Value {
    /// A name. It needs no quotation marks, even if it reads like a value.
    fileprivate var bareText: String {
        if case .string(let name) = self { name == "{}" ? name : quotedIfNeeded(name) } else { text }
    }
}

/// The first columns of a timeline's fields; a longer field shifts only those after it.
package enum TextColumn {
    package static let appState = 2
    package static let step = 4
    package static let sceneState = 14
    package static let name = 26
}

extension Timeline.Subject {
    /// `app`, or `scene main`.
    package var text: String { scene.map { "scene " + quotedIfNeeded($0) } ?? name }
}

extension StateTone {
    package var ink: Ink {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        case .rest: .aside
        }
    }
}

extension Confidence {
    /// The sign of doubt; empty if there is no doubt.
    package var mark: String { isDoubtful ? Self.doubt.sign : "" }

    /// The sign of inferred or unsettled entries, and its meaning for a legend.
    package static let doubt = (sign: "?", meaning: "inferred from other rules, or sources disagree")

    /// A warning to the reader; nil if none is needed.
    package var remark: String? {
        switch self {
        case .documented, .measured: nil
        case .inferred, .unsettled: "(\(rawValue))"
        }
    }
}
