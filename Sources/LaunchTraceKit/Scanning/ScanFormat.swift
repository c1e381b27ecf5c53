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
                        "at": origin.place?.value, "how": .string(origin.how.rawValue),
                        "remark": .string(origin.remark),
                    ]))
            } + placesOfScenes)
    }

    /// What isn't below `app` has a section and a name in the place of the path.
    private var placesOfScenes: [Value] {
        scenes.sections(ShortNames(scenes.files)).flatMap { title, facts in
            facts.map { fact in
                .object(
                    Value.members([
                        "section": .string(title), "name": .string(fact.name), "value": .string(fact.value),
                        "at": fact.place?.value, "how": .string(fact.how.rawValue), "remark": .string(fact.remark),
                    ]))
            }
        }
    }
}

extension Place {
    fileprivate var value: Value { ["file": .string(source.name), "line": .number(line), "column": .number(column)] }
}
