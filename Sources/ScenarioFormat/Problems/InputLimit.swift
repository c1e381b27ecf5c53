/// The maximum sizes of inputs, so that no input can fill the memory or take too long. It is the only table of limits
/// except those of projects.
package enum InputLimit: CaseIterable, Sendable {
    case fileSize, jsonDepth
    case plistSize, plistDepth, plistValues
    case recordedDepth, settingKeys
    case events, scenes, entriesOfEvent, entries
    case callbacksOfLog, processesOfLog
    case mistakes, shownMistakes

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

    /// The message, or the result, above the limit.
    package var excess: String {
        switch self {
        case .fileSize: FileProblem.tooLarge(limitMiB: number).reason
        case .jsonDepth: JSONMistake.tooDeep(limit: number).message
        case .plistSize: PlistRefusal.tooManyBytes.reason
        case .plistDepth: PlistRefusal.tooDeep.reason
        case .plistValues: PlistRefusal.tooManyValues.reason
        case .recordedDepth: "read as plain text"
        case .settingKeys: "more than \(number) keys"
        case .events: TraceLimit.events(number).excess
        case .scenes: "openWindow leads to " + TraceLimit.scenes(number).excess
        case .entriesOfEvent: "tapIcon leads to " + TraceLimit.entriesOfEvent(number).excess
        case .entries: "tapIcon leads to " + TraceLimit.entries(number).excess
        case .callbacksOfLog: "more than \(number) callbacks in one launch"
        case .processesOfLog: "more than \(number) processes"
        case .mistakes: "counted, but not stored"
        case .shownMistakes: "... and 7 more"
        }
    }
}
