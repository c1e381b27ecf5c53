// A surveyed launch in words.

extension RepresentativeTrigger {
    /// `openWindow (carPlay)`, `tapIcon after terminate`
    var title: String {
        let words = MatrixPage.TriggerTitle(self)
        return words.name + (words.sort.isEmpty ? "" : " (\(words.sort))") + (words.after.map { " after \($0)" } ?? "")
    }
}

extension SurveyedLaunch {
    /// `openURL, scenes, not running`
    var title: String { [representative.title, lifecycle.label, start.title].joined(separator: ", ") }

    /// The runs on iOS, from the oldest to the newest.
    var runsOnIOS: [SurveyedRun] { runs.filter { $0.versions.platform == .iOS } }

    /// On the newest version of iOS; else on the newest of another platform.
    var newest: SurveyedRun? { runsOnIOS.last ?? runs.last }
}

extension LaunchSurvey {
    /// The versions of a run in words, with something between the first and the last: `15 to 27`.
    func range(_ run: SurveyedRun, _ dash: String) -> String {
        let (first, last) = (run.versions.first.slug, last(of: run.versions))
        return first == last ? first : first + dash + last
    }

    /// The last of versions: a whole one, where the next that is another begins with the next.
    private func last(of run: SurveyedVersions) -> String {
        let next = versions.first { $0 > run.last }
        let isWhole = run.platform != .iOS || next.map { $0.minor == 0 && $0.patch == 0 } ?? true
        return isWhole ? "\(run.last.major)" : run.last.slug
    }

    /// `iOS 15 to 27`
    func title(_ run: SurveyedRun) -> String { "\(run.versions.platform.title) \(range(run, " to "))" }
}

extension SurveyedRun {
    /// `iOS 15`
    var firstTitle: String { "\(versions.platform.title) \(versions.first.slug)" }
}
