/// A folder in which a lesson is done: the app to repair, and how far that has come.
struct LessonFolder: Sendable {
    let path: String
    let lesson: Lesson

    init(_ path: String, of lesson: Lesson) {
        self.path = path.isEmpty ? "." : path.withoutLastSlashes
        self.lesson = lesson
    }

    /// The path of a file in it, as messages show it.
    func path(of file: String) -> String { file.path(in: path) }

    var progressPath: String { path(of: LessonProgress.fileName) }

    /// The files that a student begins with; what is there already stays.
    var newFiles: [OutputFile] {
        let apps = lesson.apps.map { (path(of: $0.fileName), $0.text) }
        return (apps + [(progressPath, LessonProgress(of: lesson).text)]).map { path, text in
            OutputFile(path: path, content: text, sources: [], makesFolder: true, purpose: .new, folder: self.path)
        }
    }

    /// How far it has come; nothing is done yet where the file is missing.
    func progress(_ files: FileAccess) throws(ScenarioTracing.Failure) -> LessonProgress {
        let new = LessonProgress(of: lesson)
        do throws(FileProblem) {
            guard try files.listFolder(path)?.contains(where: { $0.name == LessonProgress.fileName }) ?? false else {
                return new
            }
        } catch { throw .unreadable(.file(path), error) }
        let text = try text(of: LessonProgress.fileName, files)
        let read = try rethrow(as: ScenarioTracing.Failure.invalid) { () throws(Diagnostics) in try LessonProgress(text)
        }
        guard let read, read.lesson == lesson.number else {
            let what = read.map { "it belongs to lesson \($0.lesson)" } ?? "it belongs to no lesson"
            throw .unreadable(.file(progressPath), FileProblem(reason: what))
        }
        return read
    }

    /// The text of a file in it, which no command line names: it may be a link, or a pipe that would be waited for.
    func text(of file: String, _ files: FileAccess) throws(ScenarioTracing.Failure) -> SourceText {
        let path = path(of: file)
        return try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(path), $0) }) { () throws(FileProblem) in
            SourceText(name: path, bytes: try files.readFile(path, as: .json, foundIn: self.path), isNamed: false)
        }
    }

    /// The file that says how far it has come.
    func file(of progress: LessonProgress) -> OutputFile {
        OutputFile(path: progressPath, content: progress.text, sources: [], purpose: .progress, folder: self.path)
    }
}

/// The lessons that are begun in the working folder or below.
struct LessonSearch {
    /// How far below the working folder.
    static let depth = 3

    /// The progress in each file, with its folder, by the numbers of the lessons.
    private(set) var found: [(folder: String, progress: LessonProgress)] = []
    /// What couldn't be read, in whole lines.
    private(set) var complaints = ""

    init(_ files: FileAccess) throws(FileProblem) {
        var level = ["."]
        for depth in 0...Self.depth {
            var next: [String] = []
            for folder in level {
                let entries = try Self.entries(of: folder, isNamed: depth == 0, files)
                if entries.contains(where: {
                    $0.name == LessonProgress.fileName && $0.kind == .file && $0.problem == nil
                }) {
                    add(folder, files)
                }
                next += entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") && $0.name != "node_modules" }
                    .map { $0.name.path(in: folder) }.sorted()
            }
            level = next
        }
        found.sort { ($0.progress.lesson, $0.folder) < ($1.progress.lesson, $1.folder) }
    }

    /// None where a folder below can't be looked into.
    private static func entries(of folder: String, isNamed: Bool, _ files: FileAccess) throws(FileProblem)
        -> [FolderEntry]
    {
        do throws(FileProblem) { return try files.listFolder(folder) ?? [] } catch {
            if isNamed || error.isOfSystem { throw error }
            return []
        }
    }

    private mutating func add(_ folder: String, _ files: FileAccess) {
        let path = LessonProgress.fileName.path(in: folder)
        do throws(FileProblem) {
            let source = SourceText(
                name: path, bytes: try files.readFile(path, as: .json, foundIn: folder), isNamed: false)
            do throws(Diagnostics) {
                if let progress = try LessonProgress(source) { found.append((folder, progress)) }
            } catch {
                // Another's file may be no JSON.
                if String(decoding: source.bytes, as: UTF8.self).contains(ToolInfo.name) { complaints += error.text }
            }
        } catch { complaints += complaint("cannot read \(quotedPath(path)): \(error.reason)") }
    }
}
