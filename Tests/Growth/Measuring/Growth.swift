import Foundation
import ParallelWork
import GrowthKinds

/// How many times the instructions that an input takes, less those of an empty one, when its size is doubled.
struct Growth: Sendable {
    let kind: GrowthKind
    private(set) var times = 0.0
    /// The instructions of the largest input.
    private(set) var instructions = 0
    private(set) var fault: Fault?

    enum Fault: Sendable {
        /// It is more than linear, or n log n.
        case grows
        /// It is marked as more than linear, and isn't.
        case isLinear
        /// Too few instructions to tell anything.
        case tooSmall
        case notMeasured(String)
    }

    /// Twice is linear; n log n is a little more, and a square four times.
    private static let most = 2.6
    /// Fewer instructions don't stand out against what a run takes anyway.
    private static let fewest = 4_000_000
    /// With as many a square stands out, so that no larger input is tried.
    private static let enough = 20_000_000
    /// The part of a kind's size that is tried first.
    private static let firstPart = 8

    init(of kind: GrowthKind, besides empty: EmptyRuns, tool: String) {
        self.kind = kind
        do {
            let empty = try empty.instructions(of: kind)
            func count(_ size: Int) throws -> Int {
                let input = GrowthInput(kind, size: size)
                return try MeasuredRun(of: input, ends: kind.statuses, tool: tool).instructions - empty
            }
            var size = max(1, kind.size / Self.firstPart)
            var larger = try count(size)
            repeat {
                let smaller = larger
                size *= 2
                larger = try count(size)
                times = Double(larger) / Double(max(1, smaller))
                // A step, such as one to another way of writing, looks like a square only once.
            } while (larger < Self.enough / 2 || times > Self.most) && size <= kind.size
            instructions = larger
            let isSquare = times > Self.most
            if larger < Self.fewest {
                fault = .tooSmall
            } else if isSquare != kind.isKnownSquare {
                fault = isSquare ? .grows : .isLinear
            }
        } catch { fault = .notMeasured("\(error)") }
    }

    /// `1.98  41 M  scenario: icons`
    var line: String {
        let number = String(format: "%6.2f %8.1f M  ", times, Double(instructions) / 1_000_000)
        let verdict =
            switch fault {
            case nil: kind.isKnownSquare ? "  known" : ""
            case .isLinear: "  LINEAR, AND MARKED AS KNOWN"
            case .grows: "  NOT LINEAR"
            case .tooSmall: "  TOO SMALL"
            case .notMeasured(let reason): "  NOT MEASURED: " + reason
            }
        return number + kind.name + verdict
    }
}

/// A command and the files that it is given.
struct GrowthInput: Hashable, Sendable {
    let command: [String]
    let files: [String: Data]

    init(_ kind: GrowthKind, size: Int) {
        command = kind.command
        files = kind.files(size)
    }
}

/// What the inputs take in which nothing grows, each run once: a third of the kinds has the same as another.
struct EmptyRuns: Sendable {
    private let results: [GrowthInput: Result<Int, any Error>]

    init(of kinds: [GrowthKind], tool: String) {
        let inputs = Array(Set(kinds.map { GrowthInput($0, size: 0) }))
        let counts = inParallel(inputs) { input in
            // It may lack what is refused.
            Result { try MeasuredRun(of: input, ends: nil, tool: tool).instructions }
        }
        results = Dictionary(uniqueKeysWithValues: zip(inputs, counts))
    }

    func instructions(of kind: GrowthKind) throws -> Int { try results[GrowthInput(kind, size: 0)]?.get() ?? 0 }
}

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

    /// It only counts, without its model of a cache. Most of the time translates the program: no jump is followed to code
    /// that may never run, and the translation isn't optimized.
    private static let counting = [
        "valgrind", "--tool=cachegrind", "--cache-sim=no", "--vex-guest-chase=no", "--vex-iropt-level=0",
        "--cachegrind-out-file=/dev/null",
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

/// How long all runs took, and how long they may.
struct TimeTaken {
    private let seconds: Int
    private let processorSeconds: Int
    private let mostMinutes: Int

    /// A slower machine, or one with other work, may be given more than the usual.
    init(since start: Date, mostMinutes: Int?) {
        seconds = Int(Date().timeIntervalSince(start))
        processorSeconds = Self.processorSeconds
        self.mostMinutes = mostMinutes ?? Self.usualMinutes
    }

    /// On two cores without other work.
    private static let usualMinutes = 16

    /// Nil where it was quick enough.
    var complaint: String? {
        guard seconds > 60 * mostMinutes else { return nil }
        return "that is more than \(mostMinutes) minutes; MINUTES=30 allows more beside other work"
    }

    /// `4 m 10 s, 8 m 3 s of the processors`
    var text: String { "\(Self.text(seconds)), \(Self.text(processorSeconds)) of the processors" }

    private static func text(_ seconds: Int) -> String { "\(seconds / 60) m \(seconds % 60) s" }

    /// That of all processes that have ended.
    private static var processorSeconds: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #endif
        return Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    }
}
