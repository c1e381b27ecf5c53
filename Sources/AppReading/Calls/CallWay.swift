/// The calls through which code comes to something: `AppDelegate.swift:58 > Setup.start() Setup.swift:12`.
struct CallWay: Hashable {
    private(set) var steps: [Step] = []

    struct Step: Hashable {
        /// Where the call stands.
        let call: Place
        /// `Setup.start()`
        let callee: String
    }

    mutating func enter(_ step: Step) { steps.append(step) }

    mutating func leave() { steps.removeLast() }

    /// The way to a place, for people; nil for what stands in the method itself.
    func text(to place: Place) -> String? {
        guard let first = steps.first else { return nil }
        let calls = steps.enumerated().map { number, step in
            let next = number + 1 < steps.count ? steps[number + 1].call : place
            return "\(step.callee) \(next.inFile)"
        }
        return ([first.call.inFile] + calls).joined(separator: " > ")
    }
}

extension Place {
    /// The name of the file and the line: `Setup.swift:12`.
    var inFile: String { "\(source.name.split(separator: "/").last ?? ""):\(line)" }
}
