extension AppComparison {
    /// The differences for people, as a diff from the file to the code; a line if there are none.
    func text(file: String, code: String, _ style: ScanStyle) -> String {
        guard !differences.isEmpty else { return "\(file.printable): the code says the same\n" }
        let head = [Line("--- \(file.printable)", .gone), Line("+++ \(code.printable)", .new)]
        let names = ShortNames(differences.compactMap { $0.code.place?.source.name })
        let lines = head + differences.flatMap { $0.lines(names, width: style.width) }
        return lines.map { $0.text(style.palette) + "\n" }.joined()
    }

    /// What stands over the code although that says something else, as notes.
    var notes: String {
        differences.map { difference in
            let place = difference.code.place.map { " (\($0.heading))" } ?? ""
            return Diagnostic(
                "\(difference.name) stands over the code, which says: \(difference.code.text)\(place)", severity: .note,
                at: difference.file.place
            ).headline(.plain) + "\n"
        }.joined()
    }
}

extension AppDifference {
    /// The path in the words of `--set`.
    fileprivate var name: String {
        path.map { key in
            key.contains(".") && !key.contains("(") ? "\"\(key.printable)\"" : key.printable
        }.joined(separator: ".")
    }

    fileprivate func lines(_ names: ShortNames, width: Int) -> [Line] {
        let sides = [("-", file, Ink.gone), ("+", code, Ink.new)]
        let places = sides.map { side in
            side.1.place.map {
                "\(side.0 == "+" ? names[$0.source.name] : $0.source.name.lastPathPart.printable):\($0.line)"
            }
                ?? ""
        }
        let column = places.map(\.cells).max() ?? 0
        let rows = zip(sides, places).flatMap { side, place -> [Line] in
            var line = Line("  \(side.0) ", side.2)
            line.add(place)
            line = line.padded(to: column + (column == 0 ? 4 : 6))
            line.add(side.1.text, side.2)
            return line.wrapped(to: width, indentation: 6)
        }
        return [Line(), Line(name, .heading)] + rows
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
