/// An event of Chrome's trace format, which Perfetto reads.
struct TraceEvent: Sendable {
    let phase: Phase
    let name: String
    let category: String
    let row: TraceRow
    /// In microseconds.
    let start: Int
    let arguments: [Value.Member]

    enum Phase: Hashable, Sendable {
        /// Takes so many microseconds.
        case slice(Int)
        /// Happens at one moment.
        case instant
        /// A piece of an arrow from slice to slice, by the arrow's number.
        case flow(Flow, Int)
        /// Describes the process or a row.
        case metadata
    }

    enum Flow: String, Sendable {
        case start = "s"
        case step = "t"
        case end = "f"
    }

    init(
        _ phase: Phase, _ name: String, _ category: String, in row: TraceRow, at start: Int = 0,
        _ arguments: [Value.Member] = []
    ) {
        self.phase = phase
        self.name = name
        self.category = category
        self.row = row
        self.start = start
        self.arguments = arguments
    }

    /// The event in one line.
    var json: String { value.json.withSpelledBackslashes }

    private var value: Value {
        let members = Value.members([
            "ph": .string(letter), "name": .string(name), "cat": category.isEmpty ? nil : .string(category), "pid": 1,
            "tid": .number(row.number), "ts": .number(start),
        ])
        return .object(members + details + Value.members(["args": arguments.isEmpty ? nil : .object(arguments)]))
    }

    private var letter: String {
        switch phase {
        case .slice: "X"
        case .instant: "i"
        case .flow(let flow, _): flow.rawValue
        case .metadata: "M"
        }
    }

    private var details: [Value.Member] {
        switch phase {
        case .slice(let length): Value.members(["dur": .number(length)])
        case .instant: Value.members(["s": "t"])
        case .flow(.end, let number): Value.members(["id": .number(number), "bp": "e"])
        case .flow(_, let number): Value.members(["id": .number(number)])
        case .metadata: []
        }
    }
}

/// A row of a trace, which the format calls a thread.
struct TraceRow: Hashable, Sendable {
    /// The row that shares the process's number is its main thread.
    let number: Int
    let title: String
}

extension String {
    /// The same JSON with every backslash of a text as a number: Perfetto 52 takes one that ends a text, `"x\\"`, for
    /// the escape of the quotation mark behind it, and reads nothing at all.
    fileprivate var withSpelledBackslashes: String {
        var result: [UInt8] = []
        var bytes = utf8.makeIterator()
        while let byte = bytes.next() {
            result.append(byte)
            guard byte == .backslash, let escaped = bytes.next() else { continue }
            result += escaped == .backslash ? Array("u005C".utf8) : [escaped]
        }
        return String(decoding: result, as: UTF8.self)
    }
}
