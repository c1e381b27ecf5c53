/// One way to write down a plan.
typealias PlanFormat = OutputFormat<MigrationPlan, PlanStyle>

struct PlanStyle {
    let palette: Palette
    /// The cells of a terminal; nil for no limit.
    let columns: Int?
    /// Whether the rule of each line is printed, and its source.
    let explains: Bool
}

extension PlanFormat {
    /// Every format, the usual one first.
    static var all: [PlanFormat] { [.text, .markdown, .json, .patch] }

    /// As text.
    static var text: PlanFormat {
        PlanFormat("text") { plan, style in
            let names = ShortNames(plan.files)
            var explained: Set<String> = []
            let sections = plan.sections.flatMap { $0.lines(names, style, besides: &explained) }
            let end = plan.conclusion.map { [Line($0, .heading)] } ?? []
            return ([Line(plan.headline, .heading), Line()] + sections + end).map { $0.text(style.palette) + "\n" }
                .joined()
        }
    }

    /// For an issue or a pull request.
    static var markdown: PlanFormat {
        PlanFormat("markdown") { plan, style in
            let names = ShortNames(plan.files)
            var explained: Set<String> = []
            return "## \(plan.headline.markdownProse)\n"
                + plan.sections.map { $0.markdown(names, style, besides: &explained) }.joined()
                + (plan.conclusion.map { "\n\($0.markdownProse)\n" } ?? "")
        }
    }

    /// For `git apply`.
    static var patch: PlanFormat { PlanFormat("patch") { plan, _ in plan.patch?.text ?? "" } }

    /// For programs.
    static var json: PlanFormat { PlanFormat("json") { plan, _ in plan.value.prettyJSON } }
}

extension MigrationPlan {
    fileprivate var files: [String] { sections.flatMap(\.rows).flatMap(\.places).map(\.source.name) }

    /// The plan as it is written as JSON.
    private var members: [Value.Member] {
        Value.members([
            "schema": 1, "targets": .list(targets.map(Value.string)), "summary": .string(headline),
            "launches": proof.map { planned($0).value },
        ])
    }

    fileprivate var value: Value { .object(members + sections.map { .init($0.key, .list($0.rows.map(\.value))) }) }
}

extension PlanRow {
    fileprivate var value: Value {
        .object(
            Value.members([
                "at": places.isEmpty
                    ? nil
                    : .list(
                        places.map { place in
                            [
                                "file": .string(place.source.name), "line": .number(place.line),
                                "column": .number(place.column),
                            ]
                        }), "text": .string(words), "note": .string(note), "reason": .string(reason),
                "lines": .string(text),
            ]))
    }

    /// `AppDelegate.swift:23, 28`
    func place(_ names: ShortNames) -> String { placesByFile(names).joined(separator: ", ") }

    /// The same, file by file.
    fileprivate func placesByFile(_ names: ShortNames) -> [String] {
        places.map(\.source.name).unique().map { file in
            let lines = places.filter { $0.source.name == file }.map(\.line)
            return "\(names[file]):\(lines.sorted().unique().map(String.init).joined(separator: ", "))"
        }
    }
}

extension PlanSection {
    /// The title, and a line for each row below it: its place, what is there and what is known besides in columns.
    fileprivate func lines(_ names: ShortNames, _ style: PlanStyle, besides explained: inout Set<String>) -> [Line] {
        let places = rows.map { $0.placesByFile(names) }
        let cells = zip(rows, places).enumerated().map { index, item in
            (isNumbered ? ["\(index + 1)"] : []) + (hasPlaces ? [item.1.first ?? ""] : []) + item.0.cells
        }
        let margin = isNumbered ? [""] : []
        let others = places.map { files in files.dropFirst().map { file in margin + [file, ""] } }
        let table = TextTable.lines((cells + others.joined()).map { $0.map(\.printable) })
        var rest = table[cells.count...]
        let indentation = (isNumbered ? 5 : 4) + (hasPlaces ? 2 : 0)
        var lines = [Line(title, .heading)]
        for (index, row) in rows.enumerated() {
            lines += Line("  " + table[index]).wrapped(to: style.columns, indentation: indentation)
            lines += rest.prefix(others[index].count).map { Line("  " + $0) }
            rest = rest.dropFirst(others[index].count)
            lines += (row.text?.split(separator: "\n") ?? []).map { Line("      " + $0.replacing("\t", with: "  ")) }
            lines += row.reasons(style, besides: &explained).flatMap {
                Line("      " + $0, .aside).wrapped(to: style.columns ?? Page.width, indentation: 6)
            }
        }
        return lines
    }

    private var hasPlaces: Bool { rows.contains { !$0.places.isEmpty } }

    fileprivate func markdown(_ names: ShortNames, _ style: PlanStyle, besides explained: inout Set<String>) -> String {
        let items = rows.map { row in
            let place = row.places.isEmpty ? "" : row.place(names).markdownCode + " "
            let note = row.note.map { ", \($0)" } ?? ""
            let explanation = row.reasons(style, besides: &explained).map { "\n  \($0.markdownProse)" }.joined()
            return (isNumbered ? "1. " : "- ") + place + row.words.markdownProse + note.markdownProse + explanation
                + "\n"
        }
        return "\n### \(title.markdownProse)\n\n" + items.joined()
    }

    /// The key of the section in JSON: `leftToYou`.
    fileprivate var key: String {
        let words = title.split { !$0.isLetter }.prefix { $0 != "with" }
        return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }
}

extension PlanRow {
    fileprivate var cells: [String] { note.map { [words, $0] } ?? [words] }

    /// Its reason and source; each is printed once.
    fileprivate func reasons(_ style: PlanStyle, besides explained: inout Set<String>) -> [String] {
        guard style.explains, let reason, explained.insert(reason).inserted else { return [] }
        if let rule = RuleBook.standard.rule(reason) { return ["\(reason): \(rule.because)", rule.source.text] }
        guard let kind = FindingKind.allCases.first(where: { $0.code == reason }) else { return [] }
        return ["\(reason): \(kind.why)"] + kind.rules.prefix(1).map(\.source.text)
    }
}

extension Source {
    fileprivate var text: String { "\(confidence.rawValue): \(citation)" + (url.map { ", \($0)" } ?? "") }
}
