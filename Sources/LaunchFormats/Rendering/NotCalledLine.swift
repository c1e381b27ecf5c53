extension Timeline.Uncalled {
    /// A line for each method, eight at most; one for all methods if the process was stopped.
    package var lines: [Line] {
        shown.map { method in method.line(isAlone: shown.count { $0.name == method.name } == 1) }
            + [remark].compactMap { $0.map { Line("not called: \($0)", .aside) } }
    }

    /// The methods that are listed.
    package var shown: ArraySlice<Timeline.NotCalled> {
        switch self {
        case .methods(let methods): methods.prefix(Self.limit)
        case .cutShort: []
        }
    }

    /// `3 more`, or the sentence for all methods if the process was stopped; nil if each is listed.
    package var remark: String? {
        switch self {
        case .methods(let methods): methods.count > Self.limit ? "\(methods.count - Self.limit) more" : nil
        case .cutShort(let reason): reason.printable
        }
    }

    /// Whether a listed method has the mark of doubt.
    var isDoubtful: Bool { shown.contains { $0.confidence.isDoubtful } }

    private static let limit = 8
}

extension Timeline.NotCalled {
    /// `not called scene(_:openURLContexts:): the URL comes with the launch -> connectionOptions.urlContexts of ...`
    package var line: Line { line(isAlone: true) }

    /// The same, with the receiver if another method of this name isn't called either.
    fileprivate func line(isAlone: Bool) -> Line {
        var line = Line("not called ", .aside)
        let owner = isAlone ? "" : " of \(Receiver(rawValue: receiver)?.title ?? receiver.printable)"
        line.add("\(name.printable)\(owner)\(markBehindName): ")
        line.add(reason, .aside)
        return line
    }

    private var markBehindName: String { confidence.mark.isEmpty ? "" : " \(confidence.mark)" }

    /// The reason, and the replacement.
    package var reason: String { why.printable + (insteadIn.map { " -> \($0.printable)" } ?? "") }
}

extension Timeline.Uncalled {
    /// A list of methods, or the sentence that replaces them.
    package var value: Value {
        switch self {
        case .methods(let methods): .list(methods.map { .object($0.members) })
        case .cutShort(let reason): .string(reason)
        }
    }
}

extension Timeline.NotCalled {
    package var members: [Value.Member] {
        Value.members([
            "receiver": .string(receiver), "name": .string(name), "why": .string(why), "insteadIn": .string(insteadIn),
            "confidence": .string(confidence.rawValue), "source": .string(source),
        ])
    }
}
