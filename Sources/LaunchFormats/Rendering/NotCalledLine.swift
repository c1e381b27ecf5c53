extension Timeline.Uncalled {
    /// A line for a method, eight at most; one for all of them where the process was stopped.
    package var lines: [Line] {
        switch self {
        case .methods(let methods):
            let shown = methods.prefix(Self.limit)
            let rest = methods.count - shown.count
            return shown.map(\.line) + (rest > 0 ? [Line("not called: \(rest) more", .aside)] : [])
        case .cutShort(let reason): return [Line("not called: \(reason.printable)", .aside)]
        }
    }

    private static let limit = 8
}

extension Timeline.NotCalled {
    /// `not called scene(_:openURLContexts:): the URL comes with the launch -> connectionOptions.urlContexts of ...`
    package var line: Line {
        var line = Line("not called ", .aside)
        line.add("\(name.printable): ")
        line.add(why.printable + (insteadIn.map { " -> \($0.printable)" } ?? ""), .aside)
        return line
    }
}

extension Timeline.Uncalled {
    /// A list of methods, or the sentence that stands for them.
    package var value: Value {
        switch self {
        case .methods(let methods): .list(methods.map { .object($0.members) })
        case .cutShort(let reason): .string(reason)
        }
    }
}

extension Timeline.NotCalled {
    /// The members of its object.
    package var members: [Value.Member] {
        Value.members([
            "receiver": .string(receiver), "name": .string(name), "why": .string(why), "insteadIn": .string(insteadIn),
        ])
    }
}
