import Testing

@testable import LaunchTraceKit

struct SelectionCase: CustomTestStringConvertible {
    let list: String
    let kinds: Set<ShownKind>

    var testDescription: String { list }
}

@Test(arguments: [
    SelectionCase(list: "callback", kinds: [.callback]),
    SelectionCase(list: "callbacks,events", kinds: [.callback, .event]),
    SelectionCase(list: "viewControllers,viewController", kinds: [.viewController]),
    SelectionCase(list: "all", kinds: ShownKind.everything),
    SelectionCase(list: "+notification", kinds: ShownKind.usual.union([.notification])),
    SelectionCase(
        list: "+notifications,+viewController", kinds: ShownKind.usual.union([.notification, .viewController])),
    SelectionCase(list: "+all", kinds: ShownKind.everything),
]) func selectionNamesKinds(_ sample: SelectionCase) throws {
    #expect(try KindSelection(sample.list).kinds(usually: ShownKind.usual) == sample.kinds)
}

@Test func nothingSelectedIsWhatTheFormatShows() { #expect(KindSelection.usual.kinds(usually: [.stop]) == [.stop]) }

@Test(arguments: ShownKind.allCases) func everyKindHasASingularAndAPlural(_ kind: ShownKind) throws {
    #expect(try KindSelection(kind.rawValue) == .exactly([kind]))
    #expect(try KindSelection(kind.plural) == .exactly([kind]))
}
