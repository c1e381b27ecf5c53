/// One of the two timelines that are compared.
struct DiffSide {
    /// The name for headings: its path, and the settings.
    let label: String
    /// The path of its file; nil for standard input.
    let path: String?
    let content: Content

    /// The timeline, and the way in which it was got.
    enum Content {
        case traced(TracedScenario)
        case recorded(RecordedTimeline)
        /// Of no file.
        case computed(Timeline)
    }

    var timeline: Timeline {
        switch content {
        case .traced(let traced): traced.timeline
        case .recorded(let read): read.timeline
        case .computed(let timeline): timeline
        }
    }

    /// What couldn't be read of the project of its app.
    var warnings: [Diagnostic] {
        switch content {
        case .traced(let traced): traced.read.warnings
        case .recorded, .computed: []
        }
    }

    var kinds: Set<ShownKind> {
        switch content {
        case .traced, .computed: ShownKind.everything
        case .recorded(let read): read.kinds
        }
    }

    /// The detail that it was recorded with as text; nil where it is something else.
    var textDetail: Presentation.Detail? {
        guard case .recorded(let read) = content, case .text(let isExplained) = read.form else { return nil }
        return isExplained ? .explained : .facts
    }

    /// Whether it has these kinds as current text has them, because it was read from such a text.
    func isPresentText(of kinds: Set<ShownKind>) -> Bool {
        guard case .recorded(let read) = content else { return false }
        return read.form == .text(isExplained: false) && read.kinds == kinds && kinds.contains(.callback)
    }

    func recordedText(_ presentation: Presentation) -> String {
        switch content {
        case .recorded(let read) where textDetail != nil: String(decoding: read.source.bytes, as: UTF8.self)
        case .recorded, .traced, .computed: timeline.text(presentation)
        }
    }
}
