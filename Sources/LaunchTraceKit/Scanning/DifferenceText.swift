extension AppComparison {
    /// The differences as text, a diff from the file to the code; one line if there are none.
    func text(file: String, code: String, _ style: ScanStyle) -> String {
        guard !differences.isEmpty else { return "\(file.printable): matches the code\n" }
        let head = [Line("--- \(file.printable)", .gone), Line("+++ \(code.printable)", .new)]
        let names = ShortNames(differences.compactMap { $0.code.place?.source.name })
        let lines = head + parts.flatMap { $0.lines(names, width: style.width) }
        return lines.map { $0.text(style.palette) + "\n" }.joined()
    }

    var count: Int { parts.count }

    /// The differences of each part of the app together.
    private var parts: [DifferentPart] {
        differences.reduce(into: []) { parts, difference in
            if parts.last?.differences.first?.path == difference.path {
                parts[parts.count - 1].differences.append(difference)
            } else {
                parts.append(DifferentPart(differences: [difference]))
            }
        }
    }

    /// The overrides that differ from the code, as notes.
    var notes: String {
        differences.map { difference in
            let place = difference.code.place.map { " (\($0.heading))" } ?? ""
            return Diagnostic(
                "\(difference.name) overrides the code, which has: \(difference.code.text)\(place)", severity: .note,
                at: difference.file.place
            ).headline(.plain) + "\n"
        }.joined()
    }
}

extension AppDifference {
    /// The path in the words of `--set`.
    fileprivate var name: String {
        path.wordsBelowApp.map { key in key.contains(".") && !key.contains("(") ? "\"\(key.printable)\"" : key.printable
        }.joined(separator: ".")
    }
}

/// The differences of one part of an app, of which a list may have several.
private struct DifferentPart {
    var differences: [AppDifference]

    func lines(_ names: ShortNames, width: Int) -> [Line] {
        let rows =
            Self.said(differences.map(\.file)).map { (mark: "-", side: $0, ink: Ink.gone) }
            + Self.said(differences.map(\.code)).map { (mark: "+", side: $0, ink: Ink.new) }
        let places = rows.map { row in
            row.side.place.map { place in
                let name = row.mark == "+" ? names[place.source.name] : place.source.name.lastPathPart.printable
                return "\(name):\(place.line)"
            } ?? ""
        }
        let column = places.map(\.cells).max() ?? 0
        let lines = zip(rows, places).flatMap { row, place in
            var line = Line("  \(row.mark) ", row.ink)
            line.add(Line(place).padded(to: column))
            if column > 0 { line.add("  ") }
            line.add(row.side.text, row.ink)
            return line.wrapped(to: width, indentation: 6)
        }
        return [Line(), Line(differences.first?.name ?? "", .heading)] + lines
    }

    /// What a side has, or else that it has nothing.
    private static func said(_ sides: [AppDifference.Side]) -> [AppDifference.Side] {
        let said = sides.filter { $0.value != nil }
        return said.isEmpty ? Array(sides.prefix(1)) : said
    }
}

extension AppDifference.Side {
    /// The value, of an object with much in it just the keys.
    fileprivate var text: String {
        switch value {
        case nil: "not there"
        case .object(let members)? where members.isEmpty: "there"
        case .object(let members)? where members.contains { $0.value.isObject }:
            members.map(\.key.printable).joined(separator: ", ")
        case let value?: FactText.text(value)
        }
    }
}
