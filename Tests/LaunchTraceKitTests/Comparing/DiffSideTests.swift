import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

@Test(arguments: Example.all, [ShownKind.usual, ShownKind.everything]) func textOfTodayIsComparedAsItWasRead(
    example: Example, kinds: Set<ShownKind>
) throws {
    let text = TimelineFormat.text.rendered(try example.scenario().trace(), Presentation(kinds: kinds))
    let read = try #require(try RecordedTimeline(text: SourceText(text)))
    let side = DiffSide(label: "", path: nil, content: .recorded(read))
    #expect(side.isPresentText(of: read.kinds))
    #expect(!side.isPresentText(of: read.kinds.subtracting([.step])))
    let compared = ComparedTimeline(side, read.kinds)
    var again = compared
    try again.readAsText(read.kinds)
    #expect(again.timeline == compared.timeline)
}
