extension SteppedTimeline {
    /// The question before a step is shown; nil where the step is no callback.
    func question(before number: Int) -> Question? {
        guard let callback = steps[number].entry.callback else { return nil }
        let others = (alternatives(to: number) + later(than: number)).filter { $0.name != callback.name }.unique()
        let usual = usualCallbacks.filter { $0.name != callback.name && !others.contains($0) }
            .sorted { mark($0, number) < mark($1, number) }
        let choices = [callback] + (others + usual).prefix(3)
        return Question(callback: callback, choices: choices.sorted { mark($0, number) < mark($1, number) })
    }

    /// The number of steps still to be asked about.
    func questions(from number: Int) -> Int {
        steps.dropFirst(number).count { $0.entry.callback != nil }
    }

    /// The callbacks of rules that didn't hold here.
    private func alternatives(to number: Int) -> [Callback] {
        let others = detailed.decision(behind: steps[number].index)?.others ?? []
        return others.flatMap(\.rule.callbacks).filter(usualCallbacks.contains).unique().prefix(1) + []
    }

    private func later(than number: Int) -> [Callback] {
        steps.dropFirst(number + 1).compactMap(\.entry.callback).unique().prefix(2) + []
    }

    /// The callbacks of all rules for such an app on such a device.
    private var usualCallbacks: [Callback] {
        let device = Device(platform: header.platform, os: header.os)
        let rules = RuleBook.standard.rules.filter { rule in
            rule.lifecycles.contains(header.lifecycle) && rule.platforms.contains(header.platform)
                && rule.os.contains(device.uikit)
        }
        let receivers = Set(steps.compactMap(\.entry.receiver))
        return rules.flatMap(\.callbacks).unique().filter {
            $0.spec.isCalled(on: device.uikit) && receivers.contains($0.receiver)
        }
    }

    /// Mixes callbacks, the same way each time.
    private func mark(_ callback: Callback, _ number: Int) -> UInt64 {
        "\(number) \(callback.rawValue)".fnv1aHash
    }
}
