import SampleLaunches
import TestSupport
import Testing

@testable import LaunchTraceKit

@Test func noBytesMakeTheReaderTrap() throws {
    var random = Xorshift(state: 7)
    let pieces =
        [
            "-[AppDelegate ", "applicationDidBecomeActive:", "]", "application(_:didFinishLaunchingWithOptions:)", "\n",
            "\r\n", "{\"eventMessage\":\"", "\"processID\" : 99999999999999999999", "}\n", "App[1:2] ",
            "2019-04-22 17:23:41.409737-0700 ", "[ +655 ms] [DEVICE LOG] ", "state: ", "<UIWindowScene: 0x1>",
            "\u{1B}[", "://", "View Did Load", "`", "(", "\t", " - end", " line 9", "\\u12", ":", ".", "\0",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    for _ in 0..<3000 {
        let log = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in pieces.randomElement(using: &random) ?? []
        }
        let whole = try readLog(log)
        let pieces = try readLog(log, pieces: Int.random(in: 1...9, using: &random))
        #expect(whole.launch == pieces.launch && whole.count == pieces.count)
    }
}

@Test(.needsSharedFiles, arguments: SharedLog.all) func aLogMayEndAnywhere(_ log: SharedLog) throws {
    let bytes = try log.bytes()
    let lines = Set(log.calls.map(\.line))
    // Each place would take a minute; a step that is no length of a line comes to all kinds of them.
    for end in stride(from: 0, to: bytes.count, by: 7) {
        let callbacks = try readLog(Array(bytes[..<end])).launch?.entries ?? []
        // Of the line that is cut anything may be left.
        let last = bytes[..<end].count { $0 == .lineFeed } + 1
        #expect(callbacks.allSatisfy { lines.contains($0.line) || $0.line == last })
    }
}
