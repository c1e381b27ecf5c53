import Foundation

/// One run of the tool below valgrind, which counts instructions the same on every machine, and needs no right to read the
/// processor's own counters.
struct MeasuredRun {
    let instructions: Int

    enum Failure: Error {
        /// The command ended otherwise than the kind says: its input wasn't read, or not to its end.
        case status(Int32, output: String)
        case noCount(String)
    }

    /// How the command may end is nil for any way.
    init(of input: GrowthInput, ends statuses: ClosedRange<Int32>?, tool: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("growth-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.write(input.files, to: folder.appendingPathComponent("in"))
        let counts = folder.appendingPathComponent("counts").path
        let run = Process()
        run.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        run.arguments = Self.limits + Self.counting + ["--log-file=" + counts, tool] + input.command
        run.currentDirectoryURL = folder.appendingPathComponent("in")
        run.standardInput = FileHandle.nullDevice
        run.standardOutput = FileHandle.nullDevice
        let messages = folder.appendingPathComponent("messages")
        try Data().write(to: messages)
        run.standardError = try FileHandle(forWritingTo: messages)
        try run.run()
        run.waitUntilExit()
        guard statuses?.contains(run.terminationStatus) != false else {
            let output = String(decoding: try Data(contentsOf: messages).prefix(300), as: UTF8.self)
            throw Failure.status(run.terminationStatus, output: output)
        }
        instructions = try Self.count(
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: counts)), as: UTF8.self))
    }

    /// A minute of the processor, however busy it is, and no wait for ever.
    private static let limits = ["timeout", "--signal=KILL", "600", "prlimit", "--cpu=60"]

    /// Without its model of a cache it only counts; and it doesn't follow jumps to translate what may never run, which
    /// takes longer than a small input.
    private static let counting = [
        "valgrind", "--tool=cachegrind", "--cache-sim=no", "--vex-guest-chase=no", "--cachegrind-out-file=/dev/null",
    ]

    private static func write(_ files: [String: Data], to folder: URL) throws {
        for (path, content) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: file)
        }
    }

    /// `I   refs:      1,440,129,439`
    private static func count(_ text: String) throws -> Int {
        let line = text.split(separator: "\n").first { $0.contains("refs:") }
        let digits = line?.split(separator: ":").last?.filter(\.isNumber) ?? ""
        guard let count = Int(digits) else { throw Failure.noCount(text) }
        return count
    }
}
