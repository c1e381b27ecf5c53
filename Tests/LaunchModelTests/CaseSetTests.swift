import Testing

@testable import LaunchModel

/// What the sets and numbers of cases take for granted of each enumeration that is used with them.
struct CaseSetTests {
    @Test func theNumberOfACaseIsItsPlace() {
        #expect(areNumbered(Flag.self) && areNumbered(EventKind.self) && areNumbered(LaunchPoint.self))
        #expect(areNumbered(AppState.self) && areNumbered(SceneState.self) && areNumbered(SceneRole.self))
        #expect(areNumbered(Lifecycle.self) && areNumbered(Platform.self) && areNumbered(Receiver.self))
        #expect(areNumbered(Callback.self) && areNumbered(Slot.self) && areNumbered(PayloadKind.self))
        #expect(areNumbered(ServiceProtocol.self) && areNumbered(FindingTrigger.self) && areNumbered(Watchdog.self))
    }

    private func areNumbered<Case: CaseIterable>(_ type: Case.Type) -> Bool {
        type.allCases.enumerated().allSatisfy { Int($1.caseNumber) == $0 }
    }

    @Test func aSetHoldsEachCaseApart() {
        #expect(areApart(Flag.self) && areApart(EventKind.self) && areApart(AppState.self))
        #expect(areApart(Lifecycle.self) && areApart(Platform.self))
    }

    private func areApart<Case: CaseIterable & Equatable>(_ type: Case.Type) -> Bool {
        type.allCases.count <= 64
            && type.allCases.allSatisfy { one in
                let set = CaseSet([one])
                return type.allCases.allSatisfy { set.contains($0) == ($0 == one) }
            }
    }

    #if os(Linux) || os(macOS)
        /// A bit that doesn't exist would never be set, and no test would say why a rule doesn't hold.
        @Test func aSetHasNoRoomForMore() async {
            await #expect(processExitsWith: .failure) { _ = CaseSet([Crowd.last]) }
            await #expect(processExitsWith: .success) { _ = CaseSet([Crowd.first]) }
        }
    #endif
}

/// Stored in a byte, as an enumeration of 65 cases is.
private enum Crowd: CaseIterable {
    case first
    case c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21
    case c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42
    case c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63
    case last
}
