extension Timeline.Header {
    /// The callbacks of these receivers that rules call in such an app on such a device: wrong answers for a question.
    package func usualCallbacks(of receivers: Set<Receiver>) -> [Callback] {
        let device = Device(platform: platform, os: os)
        let rules = RuleBook.standard.rules.filter { rule in
            rule.lifecycles.contains(lifecycle) && rule.platforms.contains(platform) && rule.os.contains(device.uikit)
        }
        return rules.flatMap(\.callbacks).unique().filter {
            $0.spec.isCalled(on: device.uikit) && receivers.contains($0.receiver)
        }
    }
}
