/// `launchtrace lesson`.
enum Lessons: ToolCommand {
    case list
    case introduction(Lesson)
    /// Writes the apps of a lesson to a folder.
    case write(Lesson, String)
    /// Says whether the apps in a folder are repaired.
    case check(Lesson, String)
}

extension Lessons {
    static let spec = CommandSpec(
        operands: "[LESSON]", options: [.lessonFolder, .checkLesson, .help],
        purpose: "Learn how apps launch, in twelve lessons with an app to repair.",
        remarks: [
            "Without LESSON, all lessons are listed. Lessons that are solved in the working folder, up to "
                + "\(LessonSearch.depth) levels deep, are marked.",
            "\"\(ToolInfo.name) play --lesson 6\" asks the questions of lesson 6.",
            "An app is repaired if the problem is fixed, and the launch is otherwise unchanged. Each \"--check\" that "
                + "fails prints one more of three hints.",
        ],
        details: [
            "-d writes the app as a scenario, launch.json, and never replaces a file. The hints and the progress are "
                + "only kept in \(LessonProgress.fileName), in the same folder."
        ],
        examples: ["launchtrace lesson", "launchtrace lesson 6 -d lesson-6", "launchtrace lesson 6 --check lesson-6"])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        let lesson = try arguments.operands.first.map { word throws(UsageError.Mistake) in try Lesson(named: word) }
        let (folder, checked) = (arguments.value(of: .lessonFolder), arguments.value(of: .checkLesson))
        if folder != nil, checked != nil { throw .writtenAndChecked }
        guard let lesson else {
            if folder != nil || checked != nil { throw .missingOperand("LESSON") }
            self = .list
            return
        }
        if let folder {
            self = .write(lesson, folder)
        } else if let checked {
            self = .check(lesson, checked)
        } else {
            self = .introduction(lesson)
        }
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws -> CommandOutcome {
        switch self {
        case .list: return try list(files)
        case .introduction(let lesson): return CommandOutcome(stdout: try lesson.introduction())
        case .write(let lesson, let path):
            return files.refusal(ofOutputFolder: path) ?? write(LessonFolder(path, of: lesson))
        case .check(let lesson, let path): return try check(LessonFolder(path, of: lesson), files)
        }
    }

    private func list(_ files: FileAccess) throws -> CommandOutcome {
        do throws(FileProblem) {
            let search = try LessonSearch(files)
            return CommandOutcome(
                stdout: Lesson.list(search.found), stderr: search.complaints, status: search.complaints.isEmpty ? 0 : 2)
        } catch {
            return CommandOutcome(stderr: complaint("cannot read the working folder: \(error.reason)"), status: 2)
        }
    }

    private func write(_ folder: LessonFolder) -> CommandOutcome {
        var outcome = CommandOutcome(stdout: folder.lesson.task(in: folder))
        outcome.files = folder.newFiles
        outcome.ifUnwritten = CommandOutcome.Texts()
        return outcome
    }

    private func check(_ folder: LessonFolder, _ files: FileAccess) throws -> CommandOutcome {
        var progress = try folder.progress(files)
        for (index, app) in folder.lesson.apps.enumerated() {
            let path = folder.path(of: app.fileName)
            let tracing = ScenarioTracing()
            let verdict = app.verdict(
                on: try tracing.trace(try tracing.read(folder.text(of: app.fileName, files), files)))
            if verdict == .solved { continue }
            progress.hints[index] = min(progress.hints[index] + 1, LessonRepair.hintCount)
            progress.isSolved = false
            return CommandOutcome(
                stdout: try app.failureText(verdict, hint: progress.hints[index], in: path), status: 1,
                files: [folder.file(of: progress)])
        }
        progress.isSolved = true
        return CommandOutcome(stdout: try LessonPage(folder.lesson).solvedText, files: [folder.file(of: progress)])
    }
}

extension Lesson {
    /// The lesson that a word of the command line names.
    init(named word: String) throws(UsageError.Mistake) {
        guard let lesson = Lesson.all.first(where: { String($0.number) == word }) else {
            throw .unknownOperand(word, "lesson", known: Lesson.all.map { String($0.number) })
        }
        self = lesson
    }
}
