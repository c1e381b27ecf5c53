/// The kind of a text by its content, regardless of its file name.
package enum WrittenInput {
    case scenario
    case timeline(RecordedTimeline)
}

extension WrittenInput {
    package init(_ source: SourceText) throws(Diagnostics) {
        if let timeline = try RecordedTimeline(text: source) {
            self = .timeline(timeline)
        } else if let lines = try source.jsonLines {
            self = .timeline(try RecordedTimeline(lines: lines, of: source))
        } else if let timeline = try source.timelineTree {
            self = .timeline(timeline)
        } else if source.looksLikeJSON {
            self = .scenario
        } else {
            throw Diagnostics([source.isNeither])
        }
    }
}

extension SourceText {
    /// A value a line, where the first says that it is the header of a timeline.
    fileprivate var jsonLines: [JSONNode]? {
        get throws(Diagnostics) {
            var first = line(from: 0)
            while first.range.isEmpty, first.range.lowerBound < bytes.count { first = line(behind: first) }
            guard node(first)?.isOfKind("header") == true else { return nil }
            var nodes: [JSONNode] = []
            for line in lines where !line.range.isEmpty {
                do { nodes.append(try JSONReader.read(self, in: line.range)) } catch {
                    throw Diagnostics([Diagnostic(error)])
                }
            }
            return nodes
        }
    }

    private func node(_ line: Place) -> JSONNode? {
        do { return try JSONReader.read(self, in: line.range) } catch { return nil }
    }

    /// The timeline, known by the keys of the object; nil for an object with other keys.
    fileprivate var timelineTree: RecordedTimeline? {
        get throws(Diagnostics) {
            guard let tree, case .object(let members) = tree.value else { return nil }
            let keys = Set(members.map(\.key))
            guard keys.contains("entries"), !keys.contains("events") else { return nil }
            return try RecordedTimeline(json: tree, of: self)
        }
    }

    /// The whole text as JSON; the reader of scenarios reports invalid JSON.
    private var tree: JSONNode? { do { return try JSONReader.read(self) } catch { return nil } }

    /// Whether it begins like JSON, or with bytes that text doesn't begin with.
    fileprivate var looksLikeJSON: Bool {
        let first = bytes.first { ![.space, .tab, .lineFeed, .carriageReturn].contains($0) }
        guard let first else { return true }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || !(0x20..<0x7F).contains(first)
    }

    fileprivate var isNeither: Diagnostic {
        Diagnostic(
            "neither a scenario nor a timeline", at: lines.first,
            hint: "a scenario begins with \"{\", and the second line of a recorded timeline is like "
                + "\"iOS 18.0, scene life cycle\"")
    }
}
