/// One way to write down what a project says of its app.
typealias ScanFormat = OutputFormat<ScannedTarget, ScanStyle>

/// How a table looks.
struct ScanStyle {
    let palette: Palette
    /// In cells.
    let width: Int
}

extension ScanFormat {
    /// Every format, the usual one first.
    static var all: [ScanFormat] { [.text, .json] }

    /// The `app` object alone, for reading, for other machines and to compare with.
    static var json: ScanFormat { ScanFormat("json") { target, _ in target.value.prettyJSON } }

    /// The facts one by one, with their places.
    static var places: ScanFormat {
        ScanFormat("places") { target, _ in target.places.json(laidOut: .linewise) + "\n" }
    }
}

extension ScannedTarget {
    /// A list of `path`, `value`, `at`, `how` and `remark`; the path is that below `app`, key by key, because the names of
    /// methods have dots in them.
    fileprivate var places: Value {
        .list(
            app.facts.map { fact in
                .object(
                    Value.members([
                        "path": .list(fact.path.map(Value.string)), "value": fact.value,
                        "at": shown(fact.place).map { place in
                            [
                                "file": .string(place.source.name), "line": .number(place.line),
                                "column": .number(place.column),
                            ]
                        },
                        "how": .string(fact.how.rawValue), "remark": .string(fact.remark),
                    ]))
            })
    }
}
