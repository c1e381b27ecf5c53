/// The end of a process by a crash or by the system, in a log or a crash report.
package struct LoggedStop: Equatable, Sendable {
    package private(set) var line: Int
    package private(set) var kind: Kind
    /// The texts of the system, the most specific one first.
    private(set) var reasons: [String]
    /// The callbacks in which the process ended, the innermost one first.
    package private(set) var calls: [StackedCall] = []
    /// The process that another process ends: 796 of `application<com.example.app>:796`.
    private(set) var namedPid: Int?
    /// Whether a process of the system writes the line.
    private(set) var isReportedBySystem = false

    package enum Kind: Equatable, Sendable {
        /// An uncaught exception or a trap.
        case crash
        /// The system ends the process because of a limit.
        case termination
        /// The user, the debugger or the system ends the process without a reason.
        case signal
        /// A field of a crash report, which has several.
        case field
    }

    /// So that many long lines need little memory.
    private static let textLimit = 600
    private static let limit = 8

    init(line: Int, _ kind: Kind, _ reasons: [String], calls: [StackedCall] = []) {
        (self.line, self.kind) = (line, kind)
        self.reasons = reasons.prefix(Self.limit).map { String($0.prefix(Self.textLimit)) }
        for call in calls { add(call) }
    }

    /// The stop that a line reports; nil for another line.
    init?(_ line: LogLine) {
        let message = line.message.trimmed.prefix(Self.textLimit)
        guard StopForm.tree.finds(in: message) else { return nil }
        for form in StopForm.all {
            guard let mark = message.range(of: form.mark),
                form.position.allows(message[..<mark.lowerBound], message[mark.upperBound...])
            else { continue }
            let isOfSystem = form.isOfSystem
            self.init(
                line: line.number, form.kind, [message[(isOfSystem ? message.startIndex : mark.lowerBound)...].text])
            isReportedBySystem = isOfSystem
            if isOfSystem { namedPid = message.pidOfEndedProcess }
            return
        }
        return nil
    }

    /// The reason with a known meaning, and the meaning; otherwise the most specific reason.
    package var explained: (reason: String, meaning: SystemText?) {
        let known = reasons.compactMap { reason in SystemText.found(in: reason).first.map { (reason, $0) } }
        return known.first { !$0.1.isOfSignal } ?? (reasons.first ?? "", known.first?.1)
    }

    /// Adds the next call of the stack, from the innermost one out. A class of the app may call the same method of a
    /// library's class, and UIKit's own function represents a call without a symbol.
    mutating func add(_ call: StackedCall) {
        if let index = calls.firstIndex(where: { !Set($0.callbacks).isDisjoint(with: call.callbacks) }) {
            if call.type != nil { calls[index] = call }
        } else if calls.count < Self.limit {
            calls.append(call)
        }
    }

    /// Adds another field of the same report; later fields are more specific.
    mutating func add(_ other: LoggedStop) {
        guard kind == .field, reasons.count < Self.limit else { return }
        (line, kind) = (other.line, other.kind)
        reasons.insert(contentsOf: other.reasons, at: 0)
    }
}

/// A callback in the stack of a process that ended.
package struct StackedCall: Hashable, Sendable {
    /// Several callbacks are possible if only UIKit's function has a symbol.
    package let callbacks: [Callback]
    /// The class of the receiver: `AppDelegate`.
    package var type: String?

    /// The callback that a symbol names; a closure may run later.
    init?(symbol: ArraySlice<UInt8>) {
        if let callbacks = Self.callers.first(where: { symbol.range(of: $0.symbol) != nil })?.callbacks {
            self.callbacks = callbacks
        } else if symbol.range(of: "closure #") == nil, let mention = CallbackMention(in: symbol) {
            callbacks = [mention.callback]
            type = mention.type
        } else {
            return nil
        }
    }

    /// Reads a line of a stack: `4   Recipes   0x0000000104a1 -[AppDelegate applicationDidBecomeActive:] + 123`.
    init?(frame line: ArraySlice<UInt8>) {
        let line = line.prefix(2048).trimmed
        guard line.first?.isDigit == true, let address = line.range(of: "0x") else { return nil }
        let symbol = line[address.upperBound...].drop { $0.isHexDigit }.drop(while: \.isBlank)
        let end = symbol.range(of: " + ")?.lowerBound ?? symbol.endIndex
        self.init(symbol: symbol[..<(symbol.range(of: " (in ")?.lowerBound ?? end)])
    }

    /// Functions of UIKit that call methods of the app. Crash reports without the app's symbols have only these:
    /// https://github.com/corona-warn-app/cwa-app-ios/issues/5162
    private static let callers: [(symbol: String, callbacks: [Callback])] = [
        ("-[UIApplication _handleDelegateCallbacksWithOptions:", [.willFinishLaunching, .didFinishLaunching])
    ]

    /// Texts of which each relevant line of a stack without a callback's name contains one.
    static let marks = callers.map(\.symbol) + headings
    /// The lines before a stack: of the console, of a crash report with an exception, and of one without.
    private static let headings = ["First throw call stack:", "Last Exception Backtrace:", "Crashed:"]

    /// Whether a stack follows a line.
    static func follows(_ line: ArraySlice<UInt8>) -> Bool { headings.contains { line.range(of: $0) != nil } }
}

/// A form in which a log reports the end of a process.
struct StopForm: Sendable {
    /// Every such line contains it.
    let mark: String
    let kind: LoggedStop.Kind
    let position: Position

    private init(_ mark: String, _ kind: LoggedStop.Kind, _ position: Position = .sentence) {
        (self.mark, self.kind, self.position) = (mark, kind, position)
    }

    /// The text around the mark that distinguishes the system's line from a mention.
    enum Position: Sendable {
        case anywhere
        /// At the beginning of a message, after stars, or after a label.
        case sentence
        /// At the beginning of a message, or next to the file and the line that Swift's runtime writes.
        case swiftRuntime
        /// After a word, such as `Thread` in `Thread 1: EXC_BAD_ACCESS`.
        case after(String)
        /// At the beginning of a message, before one of these values.
        case head([String])

        func allows(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
            switch self {
            case .anywhere: return true
            case .sentence: return before.isHead || before.trimmed.last.map { [.colon, .star].contains($0) } ?? true
            case .swiftRuntime:
                let isAfterFile = before.range(of: ".swift:") != nil && before.trimmed.last == .colon
                return isAfterFile || after.range(of: ": file ") != nil && after.range(of: ", line ") != nil
                    || before.isHead && after.first == .colon
            case .after(let word): return before.range(of: word) != nil
            case .head(let values): return before.isHead && values.contains { after.trimmed.starts(with: $0.utf8) }
            }
        }
    }

    /// Whether a process of the system writes it, which may name the process that ends.
    var isOfSystem: Bool { kind == .termination || Self.killMarks.contains { mark.hasPrefix($0) } }

    private static let killMarks = ["code:", "domain:", "memorystatus: "]

    /// The marks, for a search in one pass.
    static let tree = TextTree(all.map(\.mark))

    static let all = [
        StopForm("Terminating app due to uncaught exception '", .crash), StopForm("libc++abi: terminating", .crash),
        StopForm("libc++abi.dylib: terminating", .crash), StopForm("Application failed to launch: ", .crash),
        StopForm("Fatal error", .crash, .swiftRuntime), StopForm("Precondition failed", .crash, .swiftRuntime),
        StopForm("Assertion failed", .crash, .swiftRuntime), StopForm("stop reason = EXC_", .crash, .anywhere),
        StopForm("stop reason = signal SIGABRT", .crash, .anywhere), StopForm("EXC_", .crash, .after("Thread ")),
        StopForm("Could not cast value of type '", .crash, .head([""])), StopForm("Library not loaded: ", .crash),
        StopForm("Symbol not found: ", .crash),
        // An exception may follow, whose reason is more specific.
        StopForm("*** Assertion failure in ", .field, .head([""])),
        StopForm("Exception Type:", .field, .head(["EXC_"])), StopForm("Termination Reason:", .field, .head([""])),
        StopForm("Termination Description:", .field, .head([""])),
        StopForm("watchdog transgression: ", .termination, .anywhere),
        StopForm("watchdog provision violated", .termination, .anywhere),
        StopForm("exhausted real (wall clock) time allowance", .termination, .anywhere),
        StopForm("exhausted CPU time allowance", .termination, .anywhere),
        StopForm("code:0x8BADF00D", .termination, .anywhere), StopForm("code:0xDEAD10CC", .termination, .anywhere),
        StopForm("domain:jetsam(", .signal, .anywhere), StopForm("memorystatus: killing", .signal, .anywhere),
        StopForm("code:SIGKILL(9)", .signal, .anywhere), StopForm("Terminated due to memory issue", .signal),
        StopForm("has been killed by the operating system", .signal, .anywhere),
        StopForm("Message from debugger: killed", .signal),
        StopForm("Terminated due to signal ", .signal, .head(signals)),
        StopForm("Message from debugger: Terminated due to signal ", .signal, .head(signals)),
    ]

    /// The signals that end a process by a fault. Xcode's Stop button sends 2 and 15.
    private static let signals = ["4", "5", "6", "8", "9", "10", "11"]
}

extension ArraySlice<UInt8> {
    /// 796 of `application<com.example.app>:796`, `[app<com.example.app>:796] Process exited`, `killing pid 796 [App]`.
    /// The name of a helper process contains that of its app.
    fileprivate var pidOfEndedProcess: Int? {
        if let exit = range(of: "] Process exited") {
            return Int(Array(self[..<exit.lowerBound].reversed().prefix(while: \.isDigit).reversed())[...].text)
        }
        if range(of: "memorystatus: ") != nil, let key = range(of: " pid ") {
            return Int(self[key.upperBound...].prefix(while: \.isDigit).text)
        }
        guard let name = range(of: "app<") ?? range(of: "application<") else { return nil }
        let rest = self[name.upperBound...].drop { $0 != .greater && !$0.isBlank }
        guard rest.starts(with: ">:".utf8) else { return nil }
        return Int(rest.dropFirst(2).prefix(while: \.isDigit).text)
    }
}
