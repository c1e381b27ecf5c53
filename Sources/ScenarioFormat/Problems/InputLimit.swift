/// How much an input may be, so that none of them can fill the memory or take for ever: the one table of all limits but
/// those of projects.
package enum InputLimit: CaseIterable, Sendable {
    case fileSize, jsonDepth
    case plistSize, plistDepth, plistValues
    case recordedDepth, settingKeys
    case events, scenes, entriesOfEvent, entries
    case callbacksOfLog, processesOfLog
    case mistakes, shownMistakes
}

extension InputLimit {
    package var number: Int {
        switch self {
        case .fileSize: JSONReader.sizeLimitMiB
        case .jsonDepth: JSONReader.depthLimit
        case .plistSize: PlistShape.sizeLimitMiB
        case .plistDepth: PlistShape.depthLimit
        case .plistValues: PlistShape.valueLimit
        case .recordedDepth: 256
        case .settingKeys: 64
        case .events: TraceLimits.standard.events
        case .scenes: TraceLimits.standard.scenes
        case .entriesOfEvent: TraceLimits.standard.entriesOfEvent
        case .entries: TraceLimits.standard.entries
        case .callbacksOfLog: 100_000
        case .processesOfLog: 100_000
        case .mistakes: 1000
        case .shownMistakes: 100
        }
    }

    /// What is said where there is more, or what happens then.
    package var excess: String {
        switch self {
        case .fileSize: FileProblem.tooLarge(limitMiB: number).reason
        case .jsonDepth: JSONMistake.tooDeep(limit: number).message
        case .plistSize: PlistRefusal.tooManyBytes.reason
        case .plistDepth: PlistRefusal.tooDeep.reason
        case .plistValues: PlistRefusal.tooManyValues.reason
        case .recordedDepth: "a text like any other"
        case .settingKeys: "more than \(number) keys"
        case .events: TraceLimit.events(number).excess
        case .scenes: "openWindow leads to " + TraceLimit.scenes(number).excess
        case .entriesOfEvent: "tapIcon leads to " + TraceLimit.entriesOfEvent(number).excess
        case .entries: "tapIcon leads to " + TraceLimit.entries(number).excess
        case .callbacksOfLog: "more than \(number) callbacks in one launch"
        case .processesOfLog: "more than \(number) processes"
        case .mistakes: "only counted"
        case .shownMistakes: "... and 7 more"
        }
    }

    /// What is counted.
    package var subject: String {
        switch self {
        case .fileSize: "MiB of a file, or of what is piped in; a log may be of any length"
        case .jsonDepth: "levels of lists and objects in JSON"
        case .plistSize: "MiB of a property list, as a file and as it is decoded"
        case .plistDepth: "levels of a property list"
        case .plistValues: "values of a property list, what is shared once for each who shares it"
        case .recordedDepth: "levels of a value in a recorded text, each part of `a.b.c` being one"
        case .settingKeys: "keys of a `--set`"
        case .events: "events of a scenario"
        case .scenes: "scenes of an app at once"
        case .entriesOfEvent: "entries of a timeline that follow from one event"
        case .entries: "entries of a timeline"
        case .callbacksOfLog: "callbacks of a log, in the launches that are asked for"
        case .processesOfLog: "processes of a log"
        case .mistakes: "mistakes of a file that are kept"
        case .shownMistakes: "mistakes of a file that are shown"
        }
    }

    /// Whether too much is an error, and not just left out.
    package var isError: Bool {
        switch self {
        case .recordedDepth, .mistakes, .shownMistakes: false
        case .fileSize, .jsonDepth, .plistSize, .plistDepth, .plistValues, .settingKeys, .events, .scenes,
            .entriesOfEvent, .entries, .callbacksOfLog, .processesOfLog:
            true
        }
    }

    /// The table of the documentation.
    package static var table: String {
        table(allCases.map { ($0.subject, $0.number, $0.isError ? "`\($0.excess)`" : $0.excess) })
    }

    /// A table of such rows.
    package static func table(_ rows: [(subject: String, number: Int, excess: String)]) -> String {
        let lines = rows.map { row in
            let digits = String(
                String(row.number).reversed().enumerated().flatMap { index, digit in
                    index > 0 && index % 3 == 0 ? [",", digit] : [digit]
                }.reversed())
            return "| \(row.subject) | \(digits) | \(row.excess) |\n"
        }
        return "| counted | at most | beyond |\n|---|---|---|\n" + lines.joined()
    }
}
