import LaunchTraceKit

extension FuzzTarget {
    /// Scenarios that the schema allows, and then bent.
    static let scenario = FuzzTarget("scenario") { (bytes) throws(Broken) in
        var choices = Choices(bytes)
        var text = Array(ScenarioGrammar.standard.scenario(&choices).json.utf8)
        if choices.byte() & 1 == 1 { text.bend(&choices, pieces) }
        try throughWriter(read(SourceText(name: "a.json", bytes: text)))
    }

    /// What `--set` says of a scenario.
    static let setting = FuzzTarget("set") { (bytes) throws(Broken) in
        let source = SourceText(name: "a.json", bytes: Array(changed.utf8))
        let settings = bytes.split(separator: .lineFeed).map { line in
            let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return Setting(
                key: String(decoding: parts[0], as: UTF8.self),
                value: String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self))
        }
        try throughWriter(read(source, settings))
    }

    /// A scenario for readers that find one property list and nothing else.
    static func read(_ source: SourceText, _ settings: [Setting] = []) -> Result<ReadScenario, Diagnostics> {
        let reader = ScenarioReader { (path) throws(FileProblem) in
            guard path == "Info.plist" else { throw FileProblem(reason: "no such file") }
            return Array(namedPlist.utf8)
        }
        return Result { () throws(Diagnostics) in try reader.read(source, settings: settings) }
    }

    /// A scenario that is written says the same as the one that was read.
    private static func throughWriter(_ result: Result<ReadScenario, Diagnostics>) throws(Broken) {
        switch result {
        case .failure(let diagnostics): try refusal(diagnostics)
        case .success(let first):
            let text = first.scenario.value().json
            switch read(SourceText(name: "b.json", bytes: Array(text.utf8))) {
            case .success(let second):
                try hold(second.scenario == first.scenario, "written, and read as another: \(text)")
            case .failure(let diagnostics):
                throw Broken("written, and refused: \(diagnostics.all.map(\.message)) \(text)")
            }
        }
    }

    private static let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\ud800", "null", "true", "1e999", "-1", "{}", "[]", "\"*\":{}",
        "\"Info.plist\"", "\"app\":", "\u{0}", "é",
    ]

    /// As a build writes it, and so all that the app declares; what a scenario says of its own is no less.
    private static let namedPlist = """
        <plist><dict>
        <key>DTXcode</key><string>1</string><key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>
        """

    private static let changed = """
        { "name": "n", "device": { "os": "18.0" }, "app": { "appDelegate": { "*": {} }, "infoPlist": "Info.plist" },
          "events": [{ "event": "openURL", "url": "a:b" }, { "event": "acceptCloudKitShare", "metadata": {} }] }
        """
}
