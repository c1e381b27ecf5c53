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
    static var json: ScanFormat { ScanFormat("json") { target, _ in target.app.value.prettyJSON } }

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
            app.origins.map { origin in
                .object(
                    Value.members([
                        "path": .list(origin.keys.map(Value.string)), "value": app.value(of: origin),
                        "at": origin.place.map { place in
                            [
                                "file": .string(place.source.name), "line": .number(place.line),
                                "column": .number(place.column),
                            ]
                        },
                        "how": .string(origin.how.rawValue), "remark": .string(origin.remark),
                    ]))
            })
    }
}
