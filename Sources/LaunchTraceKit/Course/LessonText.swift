// What `launchtrace lesson` prints.

extension Lesson {
    /// The list of all lessons, with those that are begun in some folders.
    static func list(_ found: [(folder: String, progress: LessonProgress)]) -> String {
        let rows = all.map { lesson -> [String] in
            let states = found.filter { $0.progress.lesson == lesson.number }.map {
                "\($0.progress.word) in \($0.folder.shown)"
            }
            return ["\(lesson.number)".leftPadded, lesson.title, states.joined(separator: ", ")]
        }
        let solved = Set(found.filter(\.progress.isSolved).map(\.progress.lesson)).count
        let next = all.first { lesson in !found.contains { $0.progress.lesson == lesson.number && $0.progress.isSolved }
        }
        return Page.text([
            ["Twelve lessons on launches: \(solved) of \(all.count) solved here."], TextTable.lines(rows),
            (next.map { ["\($0.playCommand) asks its questions.", "\($0.command) prints the next steps."] } ?? []),
        ])
    }

    /// The question of the lesson, and how to go on.
    func introduction() throws -> String {
        let choices = try question.choices(of: launch)
        let steps = [
            ("Answer that, and predict the launch step by step:", playCommand),
            ("Get \(apps.count == 1 ? "an app" : "apps") to repair:", writeCommand),
            ("Change \(apps.map { $0.fileName.path(in: folder) }.listed("and")), and check the result:", checkCommand),
        ]
        return Page.text([
            wrapped("Lesson \(number) of \(Self.all.count): \(title)", to: Page.width),
            wrapped(question.text, to: Page.width) + choices.map { "  - \($0.text)" },
            steps.enumerated().flatMap { number, step in
                wrapped("\(number + 1). \(step.0)", to: Page.width - 3).enumerated().map { ($0 == 0 ? "" : "   ") + $1 }
                    + ["     \(step.1)"]
            },
        ])
    }

    /// What is to be done with the files in a folder.
    func task(in folder: LessonFolder) -> String {
        let names = apps.map { folder.path(of: $0.fileName).printable }
        let (verb, pronoun) = names.count == 1 ? ("contains an app", "it") : ("contain apps", "them")
        return Page.text([
            wrapped(
                "\(names.listed("and")) \(verb) with a launch bug. Fix \(pronoun), and keep the rest of the launch.",
                to: Page.width),
            [
                "Print the launch: \(ToolInfo.name) run \(folder.path(of: apps[0].fileName).shellWord)",
                "Check the app:    \(command) --check \(folder.path.shellWord)",
            ],
        ])
    }
}

extension LessonProgress {
    /// `solved`, `begun`, `begun (2 hints)`
    fileprivate var word: String {
        if isSolved { return "solved" }
        let count = hints.reduce(0, +)
        return count == 0 ? "begun" : "begun (\(count.counting("hint")))"
    }
}

extension String {
    /// A number in two letters.
    fileprivate var leftPadded: String { count < 2 ? " " + self : self }

    /// A folder below the working folder, without that.
    fileprivate var shown: String {
        let path = hasPrefix("./") ? String(dropFirst(2)) : self
        return path == "." ? "this folder" : path.printable
    }
}

extension LessonRepair {
    /// What is said where the app isn't repaired: why not, and a hint.
    func failureText(_ verdict: LessonVerdict, hint: Int, in file: String) throws -> String {
        let hints = try hints()
        let shown = min(hint, hints.count)
        let last = shown == hints.count ? ["The solution: \(ToolInfo.name) new \(kind.code).clean"] : []
        return Page.text([
            wrapped("\(file.printable): \(verdict.text)", to: Page.width),
            wrapped("Hint \(shown) of \(hints.count): \(hints[shown - 1])", to: Page.width) + last,
        ])
    }
}

extension LessonPage {
    /// What is said where all apps are repaired: what that teaches, and a solution.
    var solvedText: String {
        let next = Lesson.numbered(lesson.number + 1)
        let solutions = lesson.apps.map { app in
            ["A solution of \(app.fileName), as a patch:"]
                + app.solution.split(separator: "\n").dropFirst(2).map { "    \($0)" }
        }
        return Page.text(
            [["Solved: \(lesson.title)"]] + (explains + teaches).map { $0.lines(of: $0.shortItems) } + solutions + [
                [next.map { "The next lesson: \($0.playCommand)" } ?? "This was the last lesson."]
            ])
    }
}
