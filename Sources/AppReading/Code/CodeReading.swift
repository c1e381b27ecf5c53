/// What code is read with: the meaning of its names, its calls, and the facts of the app that it depends on.
struct CodeReading {
    let constants: CodeConstants
    let calls: CodeCalls
    /// The code that does more than compute.
    let acting: ActingCode
    /// Whether the Info.plist names tasks, of which one is meant where the code's identifier isn't a constant.
    let permitsTasks: Bool
    /// The services by which the system runs the app.
    let services: Set<ServiceProtocol>
    /// The schemes of URLs by which the app is opened.
    let urlSchemes: URLSchemes
    /// Where code may show the window that it makes at a place, up to one that is enough; nil where that isn't known.
    let showings: (Place, (SyntaxNode) -> Bool) -> [SyntaxNode]?

    /// What becomes of a window that is made at a place, by the steps of the method that makes it and by what that has run when
    /// it returns.
    let fate: (Place, [WindowStep], Set<CodeUnit>) -> WindowFate

    /// The window of the app's delegate, where that never gets one.
    let delegateWindow: DelegateWindow?

    /// The listeners that aren't ready while scenes connect; nil where code isn't seen.
    let lateListeners: LateListeners?

    /// What is known of conditions in any code.
    let conditions: ConditionReading
    /// What was found in functions that read protected data.
    let protectedBodies = ProtectedReading.Bodies()

    var trees: CodeTrees { constants.trees }

    /// What is known of conditions in code that runs for scenes of a role, or for the app.
    func conditions(of role: SceneRole?, from start: MethodStart = .unknown) -> ConditionReading {
        ConditionReading(
            role: role, start: start, tests: conditions.tests, budget: trees.budget, flows: conditions.flows)
    }
}
