/// The files that a project names and that its repository doesn't have, because they come from elsewhere.
package struct ExpectedAbsences: Sendable {
    private var written: Set<String> = []
    private var budget = ExpansionBudget()

    /// None, for code without a project.
    init() {}

    /// Those that the build of any target writes: its scripts, and its rules for other kinds of sources.
    init(_ objects: ProjectObjects, _ settings: BuildSettings) {
        addOutputsOfScripts(objects, settings)
        addOutputsOfRules(objects, settings)
    }

    private mutating func addOutputsOfScripts(_ objects: ProjectObjects, _ settings: BuildSettings) {
        for step in objects.stepsThatWrite {
            for path in step.outputPaths ?? [] { add(path, objects, settings) }
            for list in step.outputFileListPaths ?? [] {
                for path in Self.lines(of: path(list, objects, settings), in: objects.folder) {
                    add(path, objects, settings)
                }
            }
        }
    }

    private mutating func addOutputsOfRules(_ objects: ProjectObjects, _ settings: BuildSettings) {
        // Targets may share their phases, and a file counts for each of them.
        var left = ProjectLimit.files.number
        for target in objects.targetsWithRules {
            let rules = BuildRules(objects.objects(target.buildRules))
            for phase in objects.objects(target.buildPhases) {
                let files = (phase.files ?? []).prefix(left)
                left -= files.count
                for file in objects.objects(Array(files)) { addOutputs(of: file, rules, objects, settings) }
            }
        }
    }

    private mutating func addOutputs(
        of file: ProjectObject, _ rules: BuildRules, _ objects: ProjectObjects, _ settings: BuildSettings
    ) {
        guard let reference = file.fileRef, let path = objects.path(of: reference) else { return }
        let outputs = rules.outputs(of: path, type: objects[reference]?.lastKnownFileType)
        if outputs.isEmpty { return }
        let own = BuildRuleInput(path, sourceRoot: objects.sourceRoot).settings(over: settings)
        for output in outputs { add(output, objects, own) }
    }

    private mutating func add(_ path: String, _ objects: ProjectObjects, _ settings: BuildSettings) {
        if let path = self.path(path, objects, settings) { written.insert(path) }
    }

    private mutating func path(_ path: String, _ objects: ProjectObjects, _ settings: BuildSettings) -> String? {
        let resolved = settings.resolved(path, &budget)
        guard resolved.unknown.isEmpty, !budget.isExceeded else { return nil }
        return ProjectPath.rooted(resolved.text, objects.sourceRoot)
    }

    /// None where the list isn't there either, as that of a package manager may be.
    private static func lines(of path: String?, in folder: ProjectFolder) -> [String] {
        guard let path else { return [] }
        do throws(ProjectProblem) {
            let text = String(decoding: try folder.file(path, as: .fileList), as: UTF8.self)
            return text.split(whereSeparator: \.isNewline).map(String.init)
        } catch { return [] }
    }

    /// The parts with the reason for which each that isn't there is expected not to be, and the submodules of which nothing
    /// is there.
    package func explaining(_ parts: [UnreadPart], in folder: ProjectFolder) -> [UnreadPart] {
        let submodules = Submodules(folder)
        let explained = parts.map { part in
            guard let path = part.absentPath, let reason = reason(path, submodules) else { return part }
            return UnreadPart(part.problem, part.content, absence: reason)
        }
        let others = submodules.folders.filter { folder in
            !explained.contains { part in
                part.absence == .submodule && part.absentPath.map { ($0 + "/").hasPrefix(folder + "/") } == true
            }
        }
        return explained + others.map { UnreadPart(.absent($0), .nothing, absence: .submodule) }
            + [submodules.problem.map { UnreadPart($0, .nothing) }].compactMap(\.self)
    }

    private func reason(_ path: String, _ submodules: Submodules) -> ExpectedAbsence? {
        if written.contains(path) { return .written }
        let parts = path.split(separator: "/").map(String.init)
        if parts.dropLast().contains(where: Self.foldersOfTools.contains) { return .installed }
        if parts.last.map(Self.filesOfTools.contains) == true { return .installed }
        return submodules.holds(path) ? .submodule : nil
    }

    /// Folders that are made by tools, and never checked in without what they hold.
    private static let foldersOfTools: Set = [
        "Pods", "Carthage", "node_modules", "DerivedData", "DerivedSources", ".build", "ephemeral",
    ]

    /// Flutter writes these before each build.
    private static let filesOfTools: Set = [
        "Generated.xcconfig", "GeneratedPluginRegistrant.h", "GeneratedPluginRegistrant.m",
        "GeneratedPluginRegistrant.swift",
    ]
}

/// The repositories that git would put below a root, and hasn't.
private struct Submodules {
    private(set) var folders: [String] = []
    /// Why the system can't answer. A file that doesn't exist is expected, and one that can't be read is harmless.
    private(set) var problem: ProjectProblem?

    init(_ folder: ProjectFolder) {
        do throws(ProjectProblem) {
            let text = String(decoding: try folder.file(".gitmodules", as: .named(".gitmodules")), as: UTF8.self)
            for path in text.split(whereSeparator: \.isNewline).compactMap(Self.path) where !folders.contains(path) {
                if try Self.isMissing(path, in: folder) { folders.append(path) }
            }
        } catch { if error.isOfSystem { problem = error } }
    }

    private static func isMissing(_ path: String, in folder: ProjectFolder) throws(ProjectProblem) -> Bool {
        do throws(ProjectProblem) { return try folder.entries(path).isEmpty } catch .absent { return true } catch {
            if error.isOfSystem { throw error }
            return false
        }
    }

    /// `path = Vendor/Kit`
    private static func path(_ line: Substring) -> String? {
        let words = line.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
        guard words.count == 2, words[0] == "path" else { return nil }
        return ProjectPath.normal(String(line.drop { $0 != "=" }.dropFirst().drop(while: \.isWhitespace)))
    }

    func holds(_ path: String) -> Bool {
        if folders.isEmpty { return false }
        var folder = path
        while !folder.isEmpty {
            if folders.contains(folder) { return true }
            folder = ProjectPath.folder(of: folder)
        }
        return false
    }
}
