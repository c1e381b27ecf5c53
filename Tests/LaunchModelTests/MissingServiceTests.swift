import Testing

@testable import LaunchModel

/// `null` below `app.serviceDelegates`: no class of the app is such a delegate.
struct MissingServiceTests {
    private static let served = BackgroundEvent.Kind.allCases.filter { $0.service != nil }

    private func trace(_ kind: BackgroundEvent.Kind, without services: Set<ServiceProtocol>) throws -> Timeline {
        try Scenario(
            "any", device: Device(os: 18), app: Scenario.App(lifecycle: .scene, servicesWithoutDelegate: services),
            events: [.backgroundEvent(BackgroundEvent(kind: kind, identifier: "com.example.any"))]
        ).trace()
    }

    @Test(arguments: served) func theEventReachesNobodyThere(kind: BackgroundEvent.Kind) throws {
        let service = try #require(kind.service?.name)
        let without = try trace(kind, without: [service])
        #expect(without.callbacks(of: service.receiver).isEmpty)
        #expect(without.findings.filter { $0.severity == .error }.map(\.rule) == ["no-launch-handler.service.none"])
        #expect(without.findings.contains { $0.message.contains("no launch sets up a \(service.rawValue)") })
        let with = try trace(kind, without: [])
        #expect(!with.callbacks(of: service.receiver).isEmpty)
        #expect(!with.findings.contains { $0.kind == .noLaunchHandler })
    }

    @Test func aTaskHasNoHandlerWithoutAScheduler() throws {
        let timeline = try trace(.processingTask, without: [.taskScheduler])
        #expect(timeline.findings.map(\.rule).contains("no-launch-handler"))
        #expect(timeline.callbacks(of: .taskHandler).isEmpty)
    }

    @Test func whatDoesNotExistIsNotMade() {
        let app = Scenario.App(
            appDelegate: [.didFinishLaunching: [.setServiceDelegate(.pushRegistry)]],
            servicesWithoutDelegate: [.pushRegistry, .locationManager])
        #expect(Contradiction.all(in: app, on: Device(os: 18)) == [.serviceWithoutDelegate(.pushRegistry)])
    }
}
