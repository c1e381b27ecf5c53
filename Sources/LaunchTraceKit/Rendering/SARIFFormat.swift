import LaunchModel

extension LintFormat {
    /// SARIF 2.1.0, for code scanning.
    static let sarif = LintFormat(name: "sarif") { findings, _ in
        let log: [Value.Member] = [
            Value.Member("version", .string("2.1.0")),
            Value.Member("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            Value.Member("runs", .list([run(findings)])),
        ]
        var text = ""
        log.writeJSON(.indented, to: &text)
        return text + "\n"
    }
}

private func run(_ findings: [PlacedFinding]) -> Value {
    let found = Set(findings.map(\.finding.code))
    let codes = FindingCode.allCases.filter(found.contains)
    return .object([
        Value.Member("tool", .object([Value.Member("driver", driver(codes))])),
        // Unicode scalars, which is how a place counts.
        Value.Member("columnKind", .string("unicodeCodePoints")),
        Value.Member("results", .list(results(findings, codes))),
    ])
}

private func driver(_ codes: [FindingCode]) -> Value {
    .object([
        Value.Member("name", .string(Tool.name)),
        Value.Member("version", .string(Tool.version)),
        Value.Member("rules", .list(codes.map(\.descriptor))),
    ])
}

extension FindingCode {
    /// What SARIF calls a reporting descriptor.
    fileprivate var descriptor: Value {
        .object([
            Value.Member("id", .string(rawValue)),
            Value.Member("name", .string(facts.name)),
            Value.Member("shortDescription", message(facts.meaning)),
            Value.Member("fullDescription", message(facts.why)),
            Value.Member("help", message(facts.fix)),
        ])
    }
}

/// Results of which two with the same words in one file differ in the number behind their fingerprint.
private func results(_ findings: [PlacedFinding], _ codes: [FindingCode]) -> [Value] {
    var numbers: [String: Int] = [:]
    return findings.map { placed in
        let fingerprint = placed.fingerprint
        numbers[fingerprint, default: 0] += 1
        return placed.result(codes, fingerprint: "\(fingerprint):\(numbers[fingerprint, default: 1])")
    }
}

extension PlacedFinding {
    /// What makes it the same finding in another version of the scenario: no line number is part of it.
    fileprivate var fingerprint: String {
        [finding.code.rawValue, scenario.name, finding.message].joined(separator: "\0").fnv1a
    }

    fileprivate func result(_ codes: [FindingCode], fingerprint: String) -> Value {
        let members: [Value.Member?] = [
            Value.Member("ruleId", .string(finding.code.rawValue)),
            codes.firstIndex(of: finding.code).map { Value.Member("ruleIndex", .number(String($0))) },
            Value.Member("level", .string(finding.severity.rawValue)),
            Value.Member("message", message(finding.message)),
            Value.Member("locations", .list([placeInFile.location])),
            // GitHub reads the first of them only.
            Value.Member(
                "partialFingerprints",
                .object([
                    Value.Member("primaryLocationLineHash", .string(fingerprint)),
                    Value.Member("launchtrace/v1", .string(fingerprint)),
                ])),
        ]
        return .object(members.compactMap(\.self))
    }
}

extension Place {
    fileprivate var location: Value {
        let physical = Value.object([
            Value.Member("artifactLocation", .object([Value.Member("uri", .string(file.uri))])),
            Value.Member("region", region),
        ])
        return .object([Value.Member("physicalLocation", physical)])
    }

    private var region: Value {
        let numbers = [
            ("startLine", line), ("startColumn", column), ("endLine", behind.line), ("endColumn", behind.column),
        ]
        return .object(numbers.map { Value.Member($0, .number(String($1))) })
    }
}

private func message(_ text: String) -> Value {
    .object([Value.Member("text", .string(text))])
}
