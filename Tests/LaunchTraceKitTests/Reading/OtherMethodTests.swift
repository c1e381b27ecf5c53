import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

/// Methods of a real delegate that no launch depends on are no mistakes, and change nothing.
@Test(arguments: OtherMethod.all)
func aMethodThatNoLaunchDependsOnIsAccepted(method: OtherMethod) throws {
    for spelling in [method.name, method.selector] {
        let text = scenario(app: "\"\(method.receiver.rawValue)\": { \"\(spelling)\": {} }")
        let read = try ScenarioReader(readFile: Example.files.readFile).read(SourceText(text, name: "any.json"))
        #expect(method.receiver.implementation(in: read.scenario.app).delegate == Delegate(named: [:]))
        #expect(Callback.spelled(spelling, by: method.receiver) == nil)
    }
}

extension OtherMethod: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}
