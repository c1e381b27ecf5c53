import Testing

@testable import LaunchModel

private let meanings: [String] =
    Callback.allCases.map(\.spec.purpose) + PostedNotification.allCases.map(\.meaning) + Step.allCases.map(\.meaning)
    + Slot.allCases.map(\.spec.meaning) + AppState.allCases.map(\.meaning) + SceneState.allCases.map(\.meaning)
    + Lifecycle.allCases.map(\.meaning) + Confidence.allCases.map(\.meaning) + EventKind.allCases.map(\.meaning)
    + BackgroundEvent.Kind.allCases.map(\.meaning) + Interruption.Kind.allCases.map(\.meaning)
    + Start.allCases.map(\.meaning) + PrewarmPause.allCases.map(\.meaning) + SceneRole.allCases.map(\.meaning)
    + Terminator.allCases.map(\.meaning) + PayloadKind.allCases.map(\.meaning) + Action.Kind.allCases.map(\.meaning)
    + Watchdog.allCases.map(\.meaning)

@Test func everyMeaningIsASentence() {
    for meaning in meanings {
        #expect(meaning.hasSuffix(".") && meaning.count > 10 && !meaning.contains("  "), "\(meaning)")
    }
}

@Test func nothingIsDeprecatedBeforeItExists() {
    for slot in Slot.allCases { #expect(slot.spec.deprecated.map { $0 > slot.spec.since } ?? true, "\(slot)") }
    for callback in Callback.allCases {
        #expect(callback.spec.deprecated.map { $0 > callback.spec.since } ?? true, "\(callback)")
    }
}
