extension TimelineFormat {
    /// For ui.perfetto.dev and chrome://tracing: the app's code as slices, and the states in rows of their own.
    static var chrome: TimelineFormat {
        TimelineFormat("chrome") { traced, presentation in
            let trace = Trace(ShownTimeline(traced, presentation), presentation.detail)
            let events = (trace.metadata + trace.events).map { "    " + $0.json }
            return """
                {
                  "displayTimeUnit": "ms",
                  "otherData": \(trace.about.json),
                  "traceEvents": [
                \(events.joined(separator: ",\n"))
                  ]
                }

                """
        }
    }
}

/// A timeline as the events of a trace.
private struct Trace {
    let timeline: ShownTimeline
    let detail: Presentation.Detail
    let clock: TraceClock
    let thread: MainThread
    /// Where the last slice ends.
    let end: Int
    var events: [TraceEvent] = []
    var rows: [TraceRow] = [.main, .system]

    init(_ timeline: ShownTimeline, _ detail: Presentation.Detail) {
        self.timeline = timeline
        self.detail = detail
        clock = TraceClock(timeline.frames)
        thread = MainThread(timeline.frames, clock)
        let work = BackgroundWork(timeline, clock)
        let last = clock.starts.last.map { $0 + TraceClock.tick } ?? 0
        end = max(work.end, thread.ends.values.max() ?? 0, last)
        for number in timeline.frames.indices { addFrame(number) }
        for number in timeline.tracks.indices { addTrack(number) }
        add(work)
        addFindings()
        for number in timeline.payloadTracks.indices { addPayloadTrack(number) }
    }
}

extension TraceRow {
    fileprivate static let main = TraceRow(number: 1, title: "main thread")
    fileprivate static let system = TraceRow(number: 2, title: "system")
}

extension Trace {
    /// The metadata of the trace as a whole.
    var about: Value {
        [
            "scenario": timeline.header.value, "outcome": .string(timeline.outcome.name),
            "tickUs": .number(TraceClock.tick), "clock": .string(Self.clockNote),
        ]
    }

    /// The names of the process and of the rows, in the order in which they stand.
    var metadata: [TraceEvent] {
        // Perfetto takes no empty one.
        let processName = timeline.header.name.isEmpty ? "app" : timeline.header.name
        let labels = "\(timeline.header.facts); \(Self.clockNote)"
        let process = [
            ("process_name", "name", Value.string(processName)), ("process_labels", "labels", .string(labels)),
        ]
        .map { TraceEvent(.metadata, $0, "", in: .main, [.init($1, $2)]) }
        return process
            + rows.flatMap { row in
                [
                    ("thread_name", "name", Value.string(row.title)),
                    ("thread_sort_index", "sort_index", .number(row.number)),
                ].map { TraceEvent(.metadata, $0, "", in: row, [.init($1, $2)]) }
            }
    }

    private static let clockNote =
        "virtual time: declared durations are to scale, and every entry begins a tick of 1 ms behind the one before"

    private mutating func newRow(_ title: String) -> TraceRow {
        let row = TraceRow(number: rows.count + 1, title: title)
        rows.append(row)
        return row
    }

    private mutating func addFrame(_ number: Int) {
        let frame = timeline.frames[number]
        switch frame.entry.kind {
        case .stimulus:
            // A slice and no instant, because arrows can only begin at a slice.
            add(.slice(settling(of: number) - clock.starts[number]), frame, in: .system, at: number)
        case .callback, .action:
            guard let end = thread.ends[number] else { return }
            add(.slice(end - clock.starts[number]), frame, in: .main, at: number)
        case .step, .notification: add(.instant, frame, in: frame.entry.lane == .system ? .system : .main, at: number)
        case .stop: add(.instant, frame, in: .system, at: number)
        // The states have rows of their own.
        case .transition: break
        }
    }

    private mutating func add(_ phase: TraceEvent.Phase, _ frame: ShownTimeline.Frame, in row: TraceRow, at number: Int)
    {
        events.append(
            TraceEvent(
                phase, frame.entry.nameWithSubject, frame.entry.kind.rawValue, in: row, at: clock.starts[number],
                frame.traceArguments(detail)))
    }

    /// Where that ends which an event leads to.
    private func settling(of number: Int) -> Int {
        let next = timeline.frames[(number + 1)...].firstIndex { $0.entry.kind == .stimulus } ?? timeline.frames.count
        let end = (number..<next).map { thread.ends[$0] ?? clock.starts[$0] + TraceClock.tick }.max() ?? 0
        return next < timeline.frames.count ? min(end, clock.starts[next]) : end
    }

    /// The states, each with what is known of the entry that brings it about.
    private mutating func addTrack(_ number: Int) {
        let track = timeline.tracks[number]
        guard !track.spans.isEmpty else { return }
        let row = newRow(track.subject.title)
        for span in track.spans {
            let (first, behind) = (span.frames.lowerBound, span.frames.upperBound)
            let start = clock.starts[first]
            let end = behind < clock.starts.count ? clock.starts[behind] : end
            let isCause = timeline.frames[first].change(ofTrack: number).isChange
            events.append(
                TraceEvent(
                    .slice(end - start), span.state.title, "state", in: row, at: start,
                    isCause ? timeline.frames[first].traceArguments(detail) : []))
        }
    }

    private mutating func add(_ work: BackgroundWork) {
        let rows = (0..<work.rows).map { newRow($0 == 0 ? "background work" : "background work \($0 + 1)") }
        for piece in work.pieces {
            let length = piece.end - clock.starts[piece.frame]
            add(.slice(length), timeline.frames[piece.frame], in: rows[piece.row], at: piece.frame)
        }
    }

    private mutating func addFindings() {
        guard timeline.frames.contains(where: { !$0.findings.isEmpty }) else { return }
        let row = newRow("findings")
        for (number, frame) in timeline.frames.enumerated() {
            events += frame.findings.map {
                TraceEvent(
                    .instant, $0.finding.kind.title, "finding", in: row, at: clock.starts[number],
                    $0.traceArguments(detail))
            }
        }
    }

    /// An arrow from slice to slice: from the event to each callback that holds its payload, and to those who take it.
    private mutating func addPayloadTrack(_ number: Int) {
        let track = timeline.payloadTracks[number]
        let begins =
            timeline.frames.indices.contains(track.stimulus)
            && timeline.frames[track.stimulus].entry.kind == .stimulus
        let calls = Set(track.carriers + track.takers).filter { thread.ends[$0] != nil }.sorted()
        let stops = (begins ? [(track.stimulus, TraceRow.system)] : []) + calls.map { ($0, TraceRow.main) }
        guard stops.count > 1 else { return }
        for (index, stop) in stops.enumerated() {
            let flow: TraceEvent.Flow = index == 0 ? .start : index == stops.count - 1 ? .end : .step
            events.append(
                TraceEvent(
                    .flow(flow, number + 1), track.kind.rawValue, "payload", in: stop.1, at: clock.starts[stop.0]))
        }
    }
}

extension ShownTimeline.Frame {
    /// The facts of the entry; no time but the virtual one.
    fileprivate func traceArguments(_ detail: Presentation.Detail) -> [Value.Member] {
        guard case .object(let members) = entry.value(.facts) else { return [] }
        let facts = members.filter { !["kind", "name"].contains($0.key) }
            .map { Value.Member($0.key, $0.value.withoutNull) }
        return facts
            + Value.members([
                "source": .string(rule?.source.text), "because": detail == .explained ? .string(rule?.because) : nil,
            ])
    }
}

extension Value {
    /// The same in words where there is nothing, because readers of traces leave that out.
    fileprivate var withoutNull: Value {
        switch self {
        case .null: .string(text)
        case .bool, .number, .string: self
        case .list(let items): .list(items.map(\.withoutNull))
        case .object(let members): .object(members.map { Member($0.key, $0.value.withoutNull) })
        }
    }
}

extension PlacedFinding {
    fileprivate func traceArguments(_ detail: Presentation.Detail) -> [Value.Member] {
        Value.members([
            "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
            "at": .string(place.heading), "rule": .string(finding.rule),
            "confidence": .string(finding.confidence.rawValue),
            "source": .string(RuleBook.standard.findingRule(finding.rule)?.source.text),
            "because": detail == .explained ? .string(finding.kind.why) : nil,
        ])
    }
}
