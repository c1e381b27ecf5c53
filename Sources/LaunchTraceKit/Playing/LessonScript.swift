/// The pages that a lesson has around its launch.
struct LessonScript: Hashable, Sendable {
    let title: String
    /// The question before anything is shown.
    let question: ChoiceQuestion
    /// The changes to the launch, with what each of them moves.
    let changes: ChoiceQuestion
    /// What is to be repaired, and what all of it teaches.
    let closing: [String]
    /// How to go on, for the lines that are left in the terminal.
    let next: String

    /// How far it has come.
    enum Stage: Hashable, Sendable { case question, launch, changes, closing }
}
