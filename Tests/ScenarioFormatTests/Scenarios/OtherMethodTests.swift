import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import ScenarioFormat

/// Methods of a real delegate that no launch depends on are no mistakes, and change nothing.
@Test(arguments: OtherMethod.all) func aMethodThatNoLaunchDependsOnIsAccepted(method: OtherMethod) throws {
    for spelling in [method.name, method.selector] {
        let app = method.receiver.scenarioKeys.reversed().reduce("{ \"\(spelling)\": {} }") { "{ \"\($1)\": \($0) }" }
        let text = scenario(app: String(app.dropFirst().dropLast()))
        let read = try ScenarioReader(readFile: Example.files.readFile).read(SourceText(text, name: "any.json"))
        #expect(method.receiver.implementation(in: read.scenario.app).delegate == Delegate(named: [:]))
        #expect(Callback.spelled(spelling, by: method.receiver) == nil)
    }
}

extension OtherMethod: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}
