import Foundation

/// The program in `Witness`, which the toolchain's own libraries of the parser are linked to.
struct CompilersTree {
    private let folder: URL

    /// Where the toolchain keeps the libraries; nil where it hasn't got them.
    static let libraries: String? = {
        guard let target = try? output("swiftc", ["-print-target-info"]),
            let told = try? JSONSerialization.jsonObject(with: target) as? [String: Any],
            let paths = told["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
        else { return nil }
        let host = resources + "/host"
        let modules = ["SwiftParser", "SwiftSyntax", "SwiftOperators"].map { host + "/\($0).swiftmodule" }
        return modules.allSatisfy(FileManager.default.fileExists) ? host : nil
    }()

    /// Builds the program in a folder of its own, and takes both away again.
    static func withProgram<Result>(_ body: (CompilersTree) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("witness-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = CompilersTree(folder: folder)
        try program.build()
        return try body(program)
    }

    private func build() throws {
        let host = Self.libraries ?? ""
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Witness")
            .standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        _ = try Self.output(
            "swiftc",
            ["-I", host, "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-lSwiftOperators"] + [
                "-Xlinker", "-rpath", "-Xlinker", host, "-o", folder.appendingPathComponent("compilers-tree").path,
            ] + files.map { sources.appendingPathComponent($0).path })
    }

    /// The lines of each text, in their order.
    func facts(of texts: [[UInt8]]) throws -> [[Substring]] {
        let paths = texts.indices.map { folder.appendingPathComponent("\($0).swift").path }
        for (path, text) in zip(paths, texts) { try Data(text).write(to: URL(fileURLWithPath: path)) }
        let list = folder.appendingPathComponent("files")
        try Data(paths.joined(separator: "\n").utf8).write(to: list)
        let output = try Self.output(folder.appendingPathComponent("compilers-tree").path, [], input: list)
        var facts: [[Substring]] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("file ") { facts.append([]) } else { facts[facts.count - 1].append(line) }
        }
        return facts
    }

    /// What a program prints, which is found by its name.
    private static func output(_ program: String, _ arguments: [String], input: URL? = nil) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(program: program, status: process.terminationStatus) }
        return data
    }

    struct Failure: Error {
        let program: String
        let status: Int32
    }
}
