/// A crash report in JSON: a line with the kind of the report, then the report, as Apple describes in "Interpreting the
/// JSON format of a crash report". A report in text is read line by line, as a log.
struct CrashReport {
    let process: LogProcess
    let stop: LoggedStop

    /// More than the system writes.
    private static let frameLimit = 2000

    fileprivate init(_ bytes: [UInt8]) throws(LogProblem) {
        let source = SourceText(name: "", bytes: bytes)
        let end = bytes.firstIndex(of: .lineFeed) ?? bytes.count
        let report: JSONNode
        do throws(JSONProblem) { report = try JSONReader.read(source, in: end..<bytes.count) } catch {
            throw .malformedReport(line: error.place.line)
        }
        process = LogProcess(name: report["procName"]?.text, pid: report["pid"].flatMap { Int($0.text) })
        let (thrown, termination, exception) = (report["exceptionReason"], report["termination"], report["exception"])
        let isOfSystem = termination.map { $0["namespace"]?.text != "SIGNAL" } ?? false
        let texts = [thrown?.exceptionText] + report.applicationTexts + [termination?.terminationText]
        stop = LoggedStop(
            line: (thrown ?? (isOfSystem ? termination : exception) ?? report).place.line,
            thrown == nil && isOfSystem ? .termination : .crash, (texts + [exception?.crashText]).compactMap(\.self),
            calls: report.frames.prefix(Self.frameLimit).compactMap { frame in
                frame["symbol"].flatMap { StackedCall(symbol: Array($0.text.utf8.prefix(2048))[...]) }
            })
    }
}

/// Recognizes a crash report in JSON at the beginning of a log, and collects it.
struct CrashReportInput {
    private enum State { case before, report, log }
    private var state = State.before
    private var bytes: [UInt8] = []

    /// The `bug_type` of a crash report.
    private static let crash = "309"
    /// A longer line isn't the first one of a report.
    private static let lineLimit = 1 << 16

    /// The bytes that belong to a log; those of a report are kept.
    mutating func take(_ chunk: ArraySlice<UInt8>) throws(LogProblem) -> ArraySlice<UInt8> {
        switch state {
        case .log: return chunk
        case .report:
            guard bytes.count + chunk.count <= InputLimit.fileSize.number << 20 else { throw .tooLargeReport }
            bytes += chunk
            return []
        case .before: bytes += chunk
        }
        let line = bytes.prefix { $0 != .lineFeed }
        let body = bytes[line.endIndex...].drop { $0.isBlank || $0.isLineEnd }
        guard line.first == .leftBrace, line.count < Self.lineLimit else { return logBytes() }
        if body.isEmpty { return bytes.count < 2 * Self.lineLimit ? [] : logBytes() }
        guard body.first == .leftBrace, let type = line.jsonValue(of: "\"bug_type\"")?[...].text else {
            return logBytes()
        }
        guard type == Self.crash else { throw .otherReport(type: type) }
        state = .report
        return []
    }

    /// The bytes of a log that is shorter than the first line of a report.
    mutating func rest() -> ArraySlice<UInt8> { state == .before ? logBytes() : [] }

    func report() throws(LogProblem) -> CrashReport? { state == .report ? try CrashReport(bytes) : nil }

    private mutating func logBytes() -> ArraySlice<UInt8> {
        defer { bytes = [] }
        state = .log
        return bytes[...]
    }
}

extension JSONNode {
    fileprivate subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// A string, a number or a Boolean as text; empty for other values.
    fileprivate var text: String {
        switch value {
        case .string(let text), .number(let text): text
        case .bool(let flag): String(flag)
        case .null, .list, .object, .setting, .removed: ""
        }
    }

    /// `NSInternalInconsistencyException: All launch handlers must be registered ...`
    fileprivate var exceptionText: String {
        joined([self["name"]?.text, self["composed_message"]?.text], separator: ": ")
    }

    /// `FRONTBOARD 0x8BADF00D scene-create watchdog transgression: ...`
    fileprivate var terminationText: String {
        let code = self["code"].flatMap { Int($0.text) }
        // Codes of signals are small.
        let codeText = code.map { $0 < 256 ? "\($0)" : "0x\(String($0, radix: 16, uppercase: true))" }
        let details = ((self["reasons"]?.items ?? []) + (self["details"]?.items ?? [])).map(\.text)
        return joined([self["namespace"]?.text, codeText, self["indicator"]?.text] + details, separator: " ")
    }

    /// `EXC_CRASH (SIGKILL)`
    fileprivate var crashText: String {
        joined([self["type"]?.text, self["signal"].map { "(\($0.text))" }, self["subtype"]?.text], separator: " ")
    }

    /// The messages of libraries.
    fileprivate var applicationTexts: [String] {
        guard case .object(let images)? = self["asi"]?.value else { return [] }
        return images.flatMap { $0.value.items.map(\.text) }.filter { $0 != "abort() called" }
    }

    /// The frames of the exception; without one, those of the thread that ended the process.
    fileprivate var frames: [JSONNode] {
        if let frames = self["lastExceptionBacktrace"]?.items { return frames }
        let threads = self["threads"]?.items ?? []
        let number = self["faultingThread"].flatMap { Int($0.text) } ?? 0
        let thread = threads.first { $0["triggered"]?.text == "true" } ?? threads.dropFirst(max(0, number)).first
        return thread?["frames"]?.items ?? []
    }
}

private func joined(_ parts: [String?], separator: String) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
}
