extension [Problem] {
    /// A log in SARIF 2.1.0, for code scanning.
    package var sarif: String {
        // The reporting descriptors of SARIF, by rank and number.
        let ranks = Dictionary(compactMap { problem in problem.rule.map { ($0, problem.rank) } }) { first, _ in first }
        let rules = ranks.sorted { ($0.value, $0.key.id) < ($1.value, $1.key.id) }.map(\.key)
        let driver: Value = [
            "name": .string(ToolInfo.name), "version": .string(ToolInfo.version), "rules": .list(rules.map(\.value)),
        ]
        let run: Value = [
            "tool": ["driver": driver],
            // Columns count Unicode scalars, like places.
            "columnKind": "unicodeCodePoints", "results": .list(results(of: rules)),
        ]
        let log: Value = [
            "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": [run],
        ]
        return log.json(laidOut: .indented) + "\n"
    }

    /// The results. Results with the same identity differ in the number at the end of their fingerprint.
    private func results(of rules: [Problem.Rule]) -> [Value] {
        let indices = Dictionary(uniqueKeysWithValues: zip(rules, 0...))
        var numbers: [String: Int] = [:]
        return map { problem in
            let fingerprint = problem.identity.joined(separator: "\0").fnv1a
            numbers[fingerprint, default: 0] += 1
            let number = numbers[fingerprint, default: 1]
            return problem.result(rule: problem.rule.flatMap { indices[$0] }, fingerprint: "\(fingerprint):\(number)")
        }
    }
}

extension Problem.Rule {
    fileprivate var value: Value {
        .object(
            Value.members([
                "id": .string(id), "name": .string(name), "shortDescription": text(meaning),
                "fullDescription": text(why), "help": text(fix), "helpUri": uri.map { .string($0) },
            ]))
    }
}

extension Problem {
    fileprivate func result(rule index: Int?, fingerprint: String) -> Value {
        // GitHub reads only the first one.
        let fingerprints: Value = [
            "primaryLocationLineHash": .string(fingerprint), "launchtrace/v1": .string(fingerprint),
        ]
        var members = Value.members([
            "ruleId": .string(rule?.id), "ruleIndex": index.map { .number($0) }, "level": .string(severity.rawValue),
            "message": text(fullMessage(naming: .max)), "locations": location.map { [$0.value] },
            "relatedLocations": relatedPlaces.isEmpty ? nil : .list(relatedPlaces), "partialFingerprints": fingerprints,
        ])
        members += Value.members(["fixes": fix.map { [$0.value] }, "suppressions": suppression.map { [$0.value] }])
        return .object(members)
    }

    /// What has to do with it, and where the same holds of others.
    private var relatedPlaces: [Value] {
        related.map { $0.location.value(saying: $0.text) } + alike.compactMap { $0.location?.value }
    }
}

extension Problem.Suppression {
    fileprivate var value: Value { ["kind": .string(kind), "justification": .string(reason)] }
}

extension Problem.Fix {
    fileprivate var value: Value {
        let files = edits.map { Location($0.place).file }.unique()
        let changes = files.map { file -> Value in
            let own = edits.filter { Location($0.place).file == file }
            return ["artifactLocation": ["uri": .string(file.uri)], "replacements": .list(own.map(\.replacement))]
        }
        return ["description": text(words), "artifactChanges": .list(changes)]
    }
}

extension TextEdit {
    fileprivate var replacement: Value {
        ["deletedRegion": Location(place).region, "insertedContent": LaunchFormats.text(text)]
    }
}

extension Location {
    fileprivate var value: Value { ["physicalLocation": physical] }

    fileprivate func value(saying words: String) -> Value { ["physicalLocation": physical, "message": text(words)] }

    private var physical: Value { ["artifactLocation": ["uri": .string(file.uri)], "region": region] }

    fileprivate var region: Value {
        .object([
            "startLine": .number(line), "startColumn": span.map { .number($0.column) },
            "endLine": span.map { .number($0.endLine) }, "endColumn": span.map { .number($0.endColumn) },
        ])
    }
}

private func text(_ text: String) -> Value { ["text": .string(text)] }
