/// Reads a console log piece by piece, and keeps what it tells of one launch; of a log with lines of the probe, these
/// alone.
package struct LogReader {
    private var sieve = LogSieve(Self.automaton)
    private var launches: LoggedLaunches
    private var problem: LogProblem?
    private var hasProbe = false
    private var object: LoggedObject?
    /// A message that the next line may repeat.
    private var echoed: ArraySlice<UInt8> = []

    /// - Parameters:
    ///   - number: the launch to keep, counted from 1.
    ///   - span: how many launches of the same app belong together.
    package init(launch number: Int = 1, span: Int = 1) {
        launches = LoggedLaunches(keeping: number, span: span)
    }

    private static let automaton = Automaton(
        CallbackSpelling.marks + LoggedObject.keys + [ProbeLine.sign], atLineStart: ["}"])

    /// Takes the next bytes of the log.
    package mutating func read(_ chunk: ArraySlice<UInt8>) {
        var sieve = sieve
        sieve.feed(chunk) { number, line in take(number, line) }
        self.sieve = sieve
    }

    /// The launches of the log, once all of it has been read.
    package mutating func finish() throws(LogProblem) -> LoggedLaunches {
        var sieve = sieve
        sieve.finish { number, line in take(number, line) }
        endObject()
        if let problem { throw problem }
        return launches
    }

    private mutating func take(_ number: Int, _ bytes: ArraySlice<UInt8>) {
        let bytes = number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
        switch bytes.first(where: { !$0.isBlank }) {
        case .rightBrace: endObject()
        case .leftBrace:
            var whole = LoggedObject()
            whole.take(number, bytes)
            take(whole.logLine ?? LogLine(number, bytes.withoutTerminalEscapes))
        case .quote where LoggedObject.isMember(bytes):
            object = object ?? LoggedObject()
            object?.take(number, bytes)
        default: take(LogLine(number, bytes.withoutTerminalEscapes))
        }
    }

    private mutating func endObject() {
        if let line = object?.logLine { take(line) }
        object = nil
    }

    private mutating func take(_ line: LogLine) {
        switch line.echo {
        case .first: echoed = line.message
        case .none, .second:
            if !echoed.isEmpty, echoed.reversed().starts(with: line.message.reversed()) { return echoed = [] }
        }
        if line.message.trimmed.starts(with: ProbeLine.sign.utf8) { return takeProbe(line) }
        guard problem == nil, !hasProbe, let mention = CallbackMention(in: line.message) else { return }
        do throws(LogProblem) {
            try launches.add(mention, line: line.number, by: line.process)
        } catch {
            problem = error
        }
    }

    private mutating func takeProbe(_ line: LogLine) {
        if !hasProbe {
            // The app's own lines tell the same again, and less exactly.
            hasProbe = true
            launches = LoggedLaunches(keeping: launches.number, span: launches.span)
            problem = nil
        }
        guard problem == nil else { return }
        do throws(LogProblem) {
            let probe = try ProbeLine(line.message.trimmed.text, line: line.number)
            try launches.add(probe, line: line.number, by: line.process)
        } catch {
            problem = error
        }
    }
}
