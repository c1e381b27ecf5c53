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

    func outcome() -> Outcome {
        do {
            let scenario = try event.starter.scenario(lifecycle)
            return Outcome(product: scenario.value(Starter.spelling).prettyJSON, to: output, madeFrom: [])
        } catch let impossible as ImpossibleEvent {
            let app = "an app with the \(lifecycle.title)"
            return Outcome(
                stderr: complaint("\(event.rawValue) can't happen to \(app): \(impossible.reason)"), status: 2)
        } catch {
            return Outcome(stderr: complaint("\(error)"), status: 2)
        }
    }
}
