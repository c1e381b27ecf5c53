import LaunchModel

/// `launchtrace new`.
struct New: Equatable, Sendable {
    let event: EventKind
    let lifecycle: Lifecycle
    /// The file to write; nil for standard output.
    let output: String?
}

extension New {
    init(_ words: Words) throws(UsageError.Mistake) {
        event = try words.onlyChoice("event") ?? .openURL
        lifecycle = try words.choice(.lifecycle, among: Lifecycle.allCases, by: \.rawValue) ?? .scene
        output = words.outputPath
    }

    func outcome(files: FileAccess) -> Outcome {
        do throws(ScenarioTracing.Failure) {
            let read = try ScenarioTracing().read(event.starter.text(lifecycle), files)
            return outcome(of: read)
        } catch {
            return Outcome(stderr: error.text, status: 2)
        }
    }

    private func outcome(of read: ReadScenario) -> Outcome {
        do throws(ImpossibleEvent) {
            let scenario = read.value.naming(methodsOf: try read.scenario.trace(), in: read.scenario)
            return Outcome(product: scenario.prettyJSON, to: output, madeFrom: [])
        } catch {
            let app = "an app with the \(lifecycle.title)"
            return Outcome(stderr: complaint("\(event.rawValue) can't happen to \(app): \(error.reason)"), status: 2)
        }
    }
}
