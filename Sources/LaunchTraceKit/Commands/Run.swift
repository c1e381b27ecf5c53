import LaunchModel

/// `launchtrace run`.
struct Run: Equatable, Sendable {
    let scenario: Input
    let format: TimelineFormat
    /// The file to write; nil for standard output.
    let output: String?
    let selection: KindSelection
    let detail: Presentation.Detail
    let preference: Preference
    let settings: [Setting]
    let color: ColorChoice
}

extension Run {
    init(_ words: Words) throws(UsageError.Mistake) {
        guard let operand = words.operands.first else { throw .missingOperand("SCENARIO") }
        if words.operands.count > 1 { throw .unexpectedOperand(words.operands[1]) }
        scenario = Input(operand)
        format = try words.choice(.format, among: TimelineFormat.all, by: \.name) ?? .text
        output = words.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
        selection = try words.value(of: .show).map(KindSelection.init) ?? .usual
        detail = words.contains(.explain) ? .explained : .facts
        preference = try words.choice(.prefer, among: Preference.allCases, by: \.rawValue) ?? .logs
        settings = try words.values(of: .set).map(Setting.init(written:))
        color = try words.choice(.color, among: ColorChoice.allCases, by: \.rawValue) ?? .auto
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> Outcome {
        do throws(Failure) {
            let timeline = try timeline(files)
            let palette = output == nil ? terminal.palette(color) : color.filePalette
            return delivery(of: format.render(timeline, presentation(palette)))
        } catch {
            return Outcome(stderr: error.text, status: 2)
        }
    }

    private func presentation(_ palette: Palette) -> Presentation {
        Presentation(kinds: selection.kinds(usually: format.usualKinds), detail: detail, palette: palette)
    }

    private func delivery(of text: String) -> Outcome {
        guard let output else { return Outcome(stdout: text) }
        return Outcome(file: OutputFile(path: output, content: text, source: scenario))
    }
}

extension Run {
    /// Why there is no timeline.
    enum Failure: Error {
        case unreadable(Input, FileProblem)
        case invalid(Diagnostics)

        var text: String {
            switch self {
            case .unreadable(let input, let problem):
                complaint("cannot read \(word(input.name)): \(problem.reason)")
            case .invalid(let diagnostics):
                diagnostics.text
            }
        }
    }

    private func timeline(_ files: FileAccess) throws(Failure) -> Timeline {
        let read = try readScenario(files)
        do throws(ImpossibleEvent) {
            return try read.scenario.trace(preferring: preference)
        } catch {
            throw .invalid(Diagnostics([read.diagnostic(for: error)]))
        }
    }

    private func readScenario(_ files: FileAccess) throws(Failure) -> ReadScenario {
        let text = SourceText(name: scenario.name, bytes: try bytes(files))
        do throws(Diagnostics) {
            return try ScenarioReader(readFile: files.readFile).read(text, settings: settings)
        } catch {
            throw .invalid(error)
        }
    }

    private func bytes(_ files: FileAccess) throws(Failure) -> [UInt8] {
        do throws(FileProblem) {
            return try files.read(scenario)
        } catch {
            throw .unreadable(scenario, error)
        }
    }
}

extension ReadScenario {
    /// A complaint at the event that can't happen, or at the start that can't be.
    func diagnostic(for impossible: ImpossibleEvent) -> Diagnostic {
        let place = impossible.event.map { events[$0] } ?? start
        let what = impossible.event.map { scenario.events[$0].trigger.kind.rawValue } ?? "this start"
        return Diagnostic("\(what) can't happen here: \(impossible.reason)", at: place)
    }
}

extension Words {
    /// The one of several values whose name an option gives; nil where it isn't given.
    fileprivate func choice<Choice>(
        _ option: Option, among choices: [Choice], by name: (Choice) -> String
    ) throws(UsageError.Mistake) -> Choice? {
        guard let word = value(of: option) else { return nil }
        guard let choice = choices.first(where: { name($0) == word }) else {
            throw .unknownValue(word, of: option)
        }
        return choice
    }
}

extension Setting {
    /// Reads `KEY=VALUE`.
    fileprivate init(written text: String) throws(UsageError.Mistake) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw .malformedSetting(text)
        }
        self.init(key: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
    }
}
