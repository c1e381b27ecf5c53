import LaunchTraceKit

/// A project whose files are made of bytes, and what holds of whatever is read of it.
struct FuzzedProject {
    private var files: [String: [UInt8]]

    /// What was read of it, in words.
    private struct Reading: Equatable {
        var apps: [Scenario.App] = []
        /// The same as they are written.
        var texts: [String] = []
        var complaints: [String] = []
    }

    init(_ files: [String: [UInt8]]) { self.files = files }

    /// A tree of files: each begins behind a line `@@ PATH`; what stands before the first is the project file.
    init(tree bytes: [UInt8]) {
        var path = Self.projectFile
        files = [:]
        for line in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
            if line.starts(with: "@@ ".utf8) {
                path = String(decoding: line.dropFirst(3), as: UTF8.self)
                files[path] = []
            } else {
                files[path, default: []] += line + [.lineFeed]
            }
        }
    }

    static let projectFile = "A.xcodeproj/project.pbxproj"

    /// Each file is read or complained of, reading twice gives the same, and what is read is an app for a scenario.
    func check() throws(Broken) {
        let reading = try reading()
        try hold(try self.reading() == reading, "read again, and other")
        for complaint in reading.complaints {
            try hold(!complaint.isEmpty, "a complaint without a word")
            try FuzzTarget.harmless(complaint, "the complaint")
        }
        for (app, text) in zip(reading.apps, reading.texts) { try trace(app, writtenAs: text) }
    }

    private func reading() throws(Broken) -> Reading {
        var reading = Reading()
        switch Result(catching: { () throws(ProjectProblem) in try XcodeProject(folder, path: "A.xcodeproj") }) {
        case .failure(let problem): reading.complaints.append(problem.message)
        case .success(let project):
            for name in project.names.prefix(3) {
                switch Result(catching: { () throws(ProjectProblem) in try project.target(named: name) }) {
                case .failure(let problem): reading.complaints.append(problem.message)
                case .success(let target): try note(target, &reading)
                }
            }
        }
        return reading
    }

    private func note(_ target: ProjectTarget, _ reading: inout Reading) throws(Broken) {
        let code = TargetCode(target, in: folder)
        try hold(code.files.count + code.problems.count == target.files.count, "a file that nothing is said of")
        let source = AppSource(target, code, in: folder)
        reading.complaints += source.unread.map(\.problem.message)
        let app = ScannedApp(source)
        reading.apps.append(app.app)
        reading.texts.append(app.value.json)
        reading.complaints += app.mistakes.map(\.text) + [app.notAnalyzed].compactMap { $0?.text }
        for problem in app.sourceProblems {
            let place = problem.place
            try hold(place.range.upperBound <= place.source.bytes.count, "a problem beyond the end")
            reading.complaints.append(problem.diagnostic.text)
        }
        for origin in app.origins {
            let end = origin.place.map { $0.range.upperBound - $0.source.bytes.count } ?? 0
            try hold(end <= 0, "a part beyond the end")
            let isUnknown = if case .nothing = origin.content { true } else { false }
            try hold(isUnknown || app.value(of: origin) != nil, "nothing where a part is told: \(origin.keys)")
        }
    }

    /// A scenario of the app is one, or what keeps it from being one has a place.
    private func trace(_ app: Scenario.App, writtenAs written: String) throws(Broken) {
        let text = #"{ "name": "n", "app": \#(written), "events": [{ "event": "tapIcon" }] }"#
        switch FuzzTarget.read(SourceText(name: "a.json", bytes: Array(text.utf8))) {
        case .failure(let diagnostics): try FuzzTarget.refusal(diagnostics)
        case .success(let read):
            var other = read.scenario.app.written
            // No key says it.
            other.code = app.code
            try hold(other == app, "written, and read as another app: \(written)")
            _ = Result { () throws(ImpossibleEvent) in try read.scenario.trace() }
        }
    }

    var folder: ProjectFolder {
        let files = files
        return ProjectFolder(
            readFile: { (path) throws(ProjectProblem) in
                Self.refuseOutside(path)
                guard let bytes = files[path] else { throw .absent(path) }
                return bytes
            },
            listFolder: { (path) throws(ProjectProblem) in
                Self.refuseOutside(path)
                let start = path.isEmpty ? "" : path + "/"
                let inside = files.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
                guard !inside.isEmpty else { throw .absent(path) }
                let entries = inside.map { rest in
                    ProjectFolder.Entry(name: String(rest.prefix { $0 != "/" }), isFolder: rest.contains("/"))
                }
                return Array(Set(entries)).filter { !$0.name.isEmpty }
            })
    }

    private static func refuseOutside(_ path: String) {
        precondition(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "outside the root")
    }
}
