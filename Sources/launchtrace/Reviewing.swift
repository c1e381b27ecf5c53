import CLibrary
import LaunchTraceKit

/// Asks about timelines, each by a line that is typed; returns the outcome that is left to be carried out then.
func review(_ review: TimelineReview) -> CommandOutcome {
    var (review, lines) = (review, InputLines(STDIN_FILENO))
    do throws(FileProblem) {
        try show(review.opening)
        while !review.isOver {
            guard let line = try lines.next() else {
                try show(review.end())
                break
            }
            let said = review.take(line, write: write)
            writeStandardError(said.stderr)
            try show(said.stdout)
        }
        return review.outcome
    } catch { return .unplayed(error) }
}

private func show(_ text: String) throws(FileProblem) { try writeAll(text, to: STDOUT_FILENO) }
