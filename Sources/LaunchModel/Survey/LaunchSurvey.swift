/// Every launch that can happen to an app which implements every method, on every version at which something can change.
package struct LaunchSurvey: Hashable, Sendable {
    /// The versions of iOS, the oldest first.
    package let versions: [Version]
    /// The launches that can happen on some version, by trigger, life cycle and start.
    package let launches: [SurveyedLaunch]
    /// The launches that can't happen on any version.
    package let impossible: [SurveyedLaunch]
}

extension LaunchSurvey {
    /// One part of a survey, which needs none of the others: the launches of one life cycle from one start.
    package struct Part: Hashable, Sendable {
        package let lifecycle: Lifecycle
        package let start: Start

        package static let all = Lifecycle.allCases.flatMap { lifecycle in
            Start.allCases.map { Part(lifecycle: lifecycle, start: $0) }
        }
    }

    /// Surveys one part after another.
    package init(by book: RuleBook = .standard) {
        let versions = book.versions
        self.init(Part.all.map { $0.launches(on: versions) }, on: versions)
    }

    /// Combines the results of the parts.
    package init(_ parts: [[SurveyedLaunch]], on versions: [Version]) {
        let count = parts.first?.count ?? 0
        let all = (0..<count).flatMap { index in parts.map { $0[index] } }
        self.versions = versions.compactMap(Platform.iOS.os)
        launches = all.filter { !$0.runs.isEmpty }
        impossible = all.filter(\.runs.isEmpty)
    }
}

extension LaunchSurvey.Part {
    /// The launches of this part, one for each trigger; those without a run can't happen.
    package func launches(on versions: [Version]) -> [SurveyedLaunch] {
        let representatives = RepresentativeTrigger.all(in: Scenario("", events: []))
        var stretches = representatives.map { _ in [SurveyedStretch]() }
        for setup in setups(on: .iOS, versions) {
            let world = StartedWorld(of: setup, at: start, preferring: .logs)
            for index in stretches.indices {
                stretches[index].add(SurveyedOutcome(of: representatives[index], from: world, at: start, in: setup))
            }
        }
        let onOthers = Platform.allCases.filter { $0 != .iOS }.map { platform in
            newest(of: representatives, on: platform, versions, otherThan: stretches.map(\.last?.outcome))
        }
        return representatives.indices.map { index in
            SurveyedLaunch(
                representatives[index], lifecycle, start, stretches[index] + onOthers.compactMap { $0[index] })
        }
    }

    /// The consequences of each trigger on the newest version of a platform, if they differ, with the earlier versions
    /// that have the same.
    private func newest(
        of representatives: [RepresentativeTrigger], on platform: Platform, _ versions: [Version],
        otherThan known: [SurveyedOutcome?]
    ) -> [SurveyedStretch?] {
        var stretches: [SurveyedStretch?] = representatives.map { _ in nil }
        var open = Array(representatives.indices)
        for setup in setups(on: platform, versions).reversed() where !open.isEmpty {
            let world = StartedWorld(of: setup, at: start, preferring: .logs)
            open = open.filter { index in
                let outcome = SurveyedOutcome(of: representatives[index], from: world, at: start, in: setup)
                guard let newer = stretches[index] else {
                    if outcome.isSame(as: known[index]) { return false }
                    stretches[index] = SurveyedStretch(outcome)
                    return true
                }
                guard outcome.isSame(as: newer.outcome) else { return false }
                stretches[index]?.versions.first = setup.device.os
                return true
            }
        }
        return stretches
    }

    /// The app of the life cycle on each version that has it.
    private func setups(on platform: Platform, _ versions: [Version]) -> [Scenario] {
        versions.compactMap { uikit in
            guard uikit >= lifecycle.since, let os = platform.os(with: uikit) else { return nil }
            return Scenario(surveyed: lifecycle, on: Device(platform: platform, os: os))
        }
    }
}

extension Scenario {
    /// An app that implements every method and is built for the system of the device.
    init(surveyed lifecycle: Lifecycle, on device: Device) {
        let app = App(
            lifecycle: lifecycle, sdk: device.os, notificationDelegate: device.uikit >= Version(10) ? .complete : nil)
        self.init("", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning, events: [])
    }
}
