import LaunchModel

extension Starter {
    /// The scenario, with delegates that implement everything.
    func text(_ lifecycle: Lifecycle) -> SourceText {
        let launch = Callback.didFinishLaunching.name
        let text = """
            {
              "name": "\(name)",
              "notes": "\(Self.notes)",
              "device": { \(device) },
              "app": {
                "lifecycle": "\(lifecycle.rawValue)",
                \(need?.text(lifecycle) ?? "")
                "appDelegate": { "\(launch)": { "does": [\(work)] }, "*": {} }
              },
              "start": "\(start.rawValue)",
              "events": [\(events.joined(separator: ", "))]
            }
            """
        return SourceText(name: "<new>", bytes: Array(text.utf8))
    }

    private static let notes = """
        These methods are called here; \\"*\\" stands for all others. \\"does\\" lists what a method does: work, read, take, \
        listen, registerTask, makeWindow, ...
        """
}

extension Starter.Need {
    /// The member of `app` with its comma; an app that can't have it does without.
    fileprivate func text(_ lifecycle: Lifecycle) -> String {
        switch (self, lifecycle) {
        case (.severalWindows, .scene), (.severalWindows, .swiftUI): #""multipleScenes": true,"#
        case (.notificationDelegate, _): #""notificationDelegate": { "*": {} },"#
        case (.sceneDelegate, .swiftUI): #""sceneDelegate": { "*": {} },"#
        case (.severalWindows, .appDelegate), (.sceneDelegate, .scene), (.sceneDelegate, .appDelegate): ""
        }
    }
}

extension Value {
    /// The scenario with each method in its delegate that is called in its timeline.
    func naming(methodsOf timeline: Timeline, in scenario: Scenario) -> Value {
        guard case .object(let members) = self else { return self }
        return .object(
            members.map { member in
                member.key == "app" ? Member("app", member.value.withDelegates(timeline)) : member
            })
    }

    private func withDelegates(_ timeline: Timeline) -> Value {
        guard case .object(let members) = self else { return self }
        let delegates: [Receiver] = [.appDelegate, .sceneDelegate, .notificationDelegate]
        let others = members.filter { member in !delegates.contains { $0.rawValue == member.key } }
        return .object(
            others
                + delegates.compactMap { receiver in
                    let known = self[receiver.rawValue] ?? .object([])
                    let methods = timeline.methods(of: receiver).map { Member($0, known[$0] ?? .object([])) }
                    return methods.isEmpty
                        ? nil : Member(receiver.rawValue, .object(methods + [Member("*", .object([]))]))
                })
    }
}

extension Timeline {
    /// The names of the methods of a receiver that are called, each where it first comes.
    fileprivate func methods(of receiver: Receiver) -> [String] {
        entries.filter { $0.kind == .callback && $0.receiver == receiver }
            .reduce(into: []) { names, entry in
                if !names.contains(entry.name) { names.append(entry.name) }
            }
    }
}
