extension SVGPicture {
    /// The bands of all tracks, with the states' names.
    var bandTags: [XMLTag] {
        picture.bands.indices.flatMap { track in
            spans(of: track).flatMap { bandTags(of: $0, x: layout.band(track)) } + names(in: track)
        }
    }

    /// The vertical range of a state.
    private struct Span {
        let state: Timeline.State
        let top: Double
        var bottom: Double
    }

    private func spans(of track: Int) -> [Span] {
        rows.reduce(into: []) { spans, item in
            let state = item.row.row.bands[track].state
            if spans.last?.state == state {
                spans[spans.count - 1].bottom = item.top + item.row.height
            } else {
                spans.append(Span(state: state, top: item.top, bottom: item.top + item.row.height))
            }
        }
    }

    private func bandTags(of span: Span, x: Double) -> [XMLTag] {
        let colors = span.state.tone.colors
        let (top, bottom) = (span.top + 0.5, span.bottom - 0.5)
        return [
            box(
                x: x, y: top, width: SVGLayout.bandWidth, height: bottom - top, radius: 2,
                "fill-\(colors.tint.rawValue)"),
            line((x + 2, top), (x + 2, bottom), "edge stroke-\(colors.edge.rawValue)\(span.state.dashes)"),
        ]
    }

    private func names(in track: Int) -> [XMLTag] {
        rows.filter { $0.row.row.bands[track].isNamed }.flatMap { item in
            let state = item.row.row.bands[track].state
            return state.words.enumerated().map { index, word in
                text(
                    word, "state fill-\(state.tone.colors.edge.rawValue)", x: layout.band(track) + 9,
                    y: item.top + item.row.gap + (state.words.count > 1 ? 8.5 : 11) + Double(index) * 9.5)
            }
        }
    }
}

extension Timeline.State {
    /// Its name in lines that fit into a band.
    package var words: [String] { title.count > 11 ? title.split(separator: " ").map(String.init) : [title] }

    /// The dashes of its edge, which distinguish it without color.
    fileprivate var dashes: String {
        switch tone {
        case .inactive: " dashed"
        case .background: " dotted"
        case .active, .rest: ""
        }
    }
}
