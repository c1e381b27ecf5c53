/// Reads a console log piece by piece, and keeps the entries of one launch. In a log with lines of the probe, only
/// these lines count. A crash report is a launch without entries.
package struct LogReader {
    private var filter = LogLineFilter(Self.texts)
    private var launches: LoggedLaunches
    private var problem: LogProblem?
    private var hasProbe = false
    private var array = LoggedArray()
    private var object: LoggedObject?
    /// A message that the next line may repeat.
    private var echoed: ArraySlice<UInt8> = []
    /// The number of gaps before the latest callback, before the current line, and before the lines of a stack.
    private var gaps = 0
    private var gapsBefore = 0
    private var gapsOfStack: Int?
    private var reportInput = CrashReportInput()

    /// - Parameters:
    ///   - selection: the launches to keep.
    ///   - span: the number of consecutive launches of the same app that form one unit.
    package init(keeping selection: LoggedLaunches.Selection = .one(1), span: Int = 1) {
        launches = LoggedLaunches(keeping: selection, span: span)
    }

    private static let texts = LineTexts(
        CallbackSpelling.marks + LoggedObject.keys + [ProbeLine.sign, LoggedLaunchOption.prefix]
            + ArraySlice<UInt8>.ends + StopForm.all.map(\.mark) + StackedCall.marks, atLineStart: [.rightBrace],
        indented: [.rightBrace])

    /// Reads the next bytes of the log, whose parts may be filtered in parallel.
    package mutating func read(
        _ chunk: ArraySlice<UInt8>, by filter: ([LogPart]) -> [FilteredPart] = { $0.map { $0.filtered() } }
    ) {
        guard problem == nil else { return }
        do throws(LogProblem) {
            let log = try reportInput.take(chunk)
            if !log.isEmpty { readLines(log, by: filter) }
        } catch { problem = error }
    }

    private mutating func readLines(_ bytes: ArraySlice<UInt8>, by filter: ([LogPart]) -> [FilteredPart]) {
        var lines = self.filter
        lines.feed(array.inLines(bytes), by: filter) { number, line, gaps in take(number, line, behind: gaps) }
        self.filter = lines
    }

    package mutating func finish() throws(LogProblem) -> LoggedLaunches {
        if let problem { throw problem }
        if let report = try reportInput.report() {
            launches.add(report.stop, by: report.process)
            try launches.finish()
            return launches
        }
        readLines(reportInput.rest()) { $0.map { $0.filtered() } }
        var filter = filter
        filter.finish { number, line, gaps in take(number, line, behind: gaps) }
        endObject()
        if let problem { throw problem }
        try launches.finish()
        return launches
    }

    private mutating func take(_ number: Int, _ bytes: ArraySlice<UInt8>, behind gaps: Int) {
        gapsBefore = gaps
        let bytes = number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
        let number = array.line(number)
        let text = bytes.drop(while: \.isBlank)
        let indentation = bytes.count - text.count
        switch text.first {
        case .rightBrace: if object?.isEnded(byBraceBehind: indentation) == true { endObject() }
        case .leftBrace: take(number, bytes, entry: text)
        case .leftBracket where text.dropFirst().first { !$0.isBlank } == .leftBrace:
            take(number, bytes, entry: text.dropFirst())
        case .quote where LoggedObject.isMember(bytes):
            object = object ?? LoggedObject(indentation: indentation)
            object?.take(number, bytes)
        default: take(LogLine(number, bytes.withoutTerminalEscapes))
        }
    }

    /// Reads a line that is, or looks like, a whole entry in JSON.
    private mutating func take(_ number: Int, _ bytes: ArraySlice<UInt8>, entry: ArraySlice<UInt8>) {
        var whole = LoggedObject()
        whole.take(number, entry)
        if whole.logLine == nil { whole.takeAnyLogger(number, entry) }
        take(whole.logLine ?? LogLine(number, bytes.withoutTerminalEscapes))
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
        if let stop = LoggedStop(line) { return launches.add(stop, by: line.process) }
        if line.message.trimmed.reportsEnd { return launches.endProcess(line.process) }
        guard problem == nil else { return }
        guard !hasProbe, let mention = CallbackMention(in: line.message) else { return takeDetail(line) }
        let isBehindGap = gapsBefore > gaps
        gaps = gapsBefore
        do throws(LogProblem) {
            try launches.add(mention, line: line.number, by: line.process, isBehindGap: isBehindGap)
        } catch { problem = error }
    }

    /// Reads a line that adds to a call or a stop: a dictionary and a stack span several lines.
    private mutating func takeDetail(_ line: LogLine) {
        if StackedCall.follows(line.message) {
            gapsOfStack = gapsBefore
        } else if gapsOfStack == gapsBefore, let call = StackedCall(frame: line.message) {
            launches.add(call)
        } else if !hasProbe, let option = LoggedLaunchOption(in: line.message) {
            launches.add(option, by: line.process)
        }
    }

    private mutating func takeProbe(_ line: LogLine) {
        if !hasProbe {
            // The app's own lines repeat the same facts less precisely.
            hasProbe = true
            launches = LoggedLaunches(keeping: launches.selection, span: launches.span)
            problem = nil
        }
        guard problem == nil else { return }
        do throws(LogProblem) {
            let probe = try ProbeLine(line.message.trimmed.text, line: line.number)
            try launches.add(probe, line: line.number, by: line.process)
        } catch { problem = error }
    }
}

extension ArraySlice<UInt8> {
    /// The messages of Xcode for the end of a process.
    fileprivate static let ends = ["Message from debugger: ", "Program ended with exit code"]

    fileprivate var reportsEnd: Bool { Self.ends.contains { starts(with: $0.utf8) } }
}
