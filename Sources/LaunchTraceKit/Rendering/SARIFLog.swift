import LaunchModel

/// A log in SARIF 2.1.0, for code scanning.
struct SARIFLog {
    let rules: [Rule]
    let results: [Result]

    /// What SARIF calls a reporting descriptor.
    struct Rule {
        let id: String
        let name: String
        let meaning: String
        let why: String
        let fix: String
    }

    /// Something that was found, and where.
    struct Result {
        let rule: String
        let level: Severity
        let message: String
        let location: Location
        /// What makes it the same in another version of its file: no line number is part of it.
        let identity: [String]
    }

    var text: String {
        let log: [Value.Member] = [
            Value.Member("version", .string("2.1.0")),
            Value.Member("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            Value.Member("runs", .list([run])),
        ]
        var text = ""
        log.writeJSON(.indented, to: &text)
        return text + "\n"
    }

    private var run: Value {
        .object([
            Value.Member("tool", .object([Value.Member("driver", driver)])),
            // Unicode scalars, which is how a place counts.
            Value.Member("columnKind", .string("unicodeCodePoints")),
            Value.Member("results", .list(resultValues)),
        ])
    }

    private var driver: Value {
        .object([
            Value.Member("name", .string(Tool.name)),
            Value.Member("version", .string(Tool.version)),
            Value.Member("rules", .list(rules.map(\.value))),
        ])
    }

    /// Results of which two with the same identity differ in the number behind their fingerprint.
    private var resultValues: [Value] {
        let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var numbers: [String: Int] = [:]
        return results.map { result in
            let fingerprint = result.identity.joined(separator: "\0").fnv1a
            numbers[fingerprint, default: 0] += 1
            let number = numbers[fingerprint, default: 1]
            return result.value(rule: indices[result.rule], fingerprint: "\(fingerprint):\(number)")
        }
    }
}

extension SARIFLog.Rule {
    fileprivate var value: Value {
        .object([
            Value.Member("id", .string(id)),
            Value.Member("name", .string(name)),
            Value.Member("shortDescription", text(meaning)),
            Value.Member("fullDescription", text(why)),
            Value.Member("help", text(fix)),
        ])
    }
}

extension SARIFLog.Result {
    fileprivate func value(rule index: Int?, fingerprint: String) -> Value {
        let members: [Value.Member?] = [
            Value.Member("ruleId", .string(rule)),
            index.map { Value.Member("ruleIndex", .number(String($0))) },
            Value.Member("level", .string(level.rawValue)),
            Value.Member("message", text(message)),
            Value.Member("locations", .list([location.value])),
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

extension Location {
    fileprivate var value: Value {
        let physical = Value.object([
            Value.Member("artifactLocation", .object([Value.Member("uri", .string(file.uri))])),
            Value.Member("region", region),
        ])
        return .object([Value.Member("physicalLocation", physical)])
    }

    private var region: Value {
        var numbers = [("startLine", line)]
        if let span {
            numbers += [("startColumn", span.column), ("endLine", span.endLine), ("endColumn", span.endColumn)]
        }
        return .object(numbers.map { Value.Member($0, .number(String($1))) })
    }
}

private func text(_ text: String) -> Value {
    .object([Value.Member("text", .string(text))])
}
