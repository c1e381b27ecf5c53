extension LessonPage {
    var script: LessonScript {
        let right = choices.indices.filter { choices[$0].isRight }
        return LessonScript(
            title: "Lesson \(lesson.number) of \(Lesson.all.count): \(lesson.title)",
            question: ChoiceQuestion(
                text: "\(lesson.question.text) Type the numbers of all correct answers.", choices: choices.map(\.text),
                right: Set(right), results: choices.map(\.reason)),
            changes: ChoiceQuestion(
                text: "Which change do you want to try? The differences follow.", choices: changes.map(\.variant.label),
                right: nil, results: changes.map { [$0.variant.label, ""] + $0.lines.map { "  \($0)" } }),
            closing: closing,
            next: "\(lesson.writeCommand) writes \(lesson.apps.count == 1 ? "an app" : "apps") to repair")
    }

    /// What comes after the launch: the app to repair, and what is taught.
    private var closing: [String] {
        let repair = [
            "Now repair \(lesson.apps.count == 1 ? "an app" : "apps"):", "    \(lesson.writeCommand)",
            "    \(lesson.checkCommand)", "",
        ]
        return repair + teaches.flatMap { $0.lines(of: $0.shortItems) + [""] }
    }
}

extension LessonQuestion.Choice {
    /// The reason of a rule for which it is right.
    fileprivate var reason: [String] {
        guard let rule = rule.flatMap(RuleBook.standard.rule) else { return [] }
        return [text, "  \(rule.because)"]
    }
}
