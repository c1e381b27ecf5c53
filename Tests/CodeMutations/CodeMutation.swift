/// A small change that breaks a launch of an app.
package struct CodeMutation: Sendable, CustomStringConvertible {
    package let app: WholeApp
    package let edits: [CodeEdit]
    package let notice: Notice
    private let name: String

    /// By what it has to be noticed.
    package enum Notice: Sendable {
        /// A finding of `lint` with this code, an error or a warning, that the app as it stands hasn't.
        case finding(String)
        /// Code that may be meant so, or that a library may complete: for `check` a launch has changed or is no longer judged.
        case changedLaunch
        /// The code leaves open what happens, and `lint` says so.
        case notAnalyzed
        /// The same of what is no step of a launch: `lint` has a note with this code more.
        case note(String)
    }

    package var description: String { "\(app): \(name)" }

    init(_ name: String, _ app: WholeApp, _ notice: Notice, _ edits: CodeEdit...) {
        self.init(name, app, notice, edits)
    }

    init(_ name: String, _ app: WholeApp, _ notice: Notice, _ edits: [CodeEdit]) {
        (self.name, self.app, self.notice, self.edits) = (name, app, notice, edits)
    }

    /// The same change of each of some apps.
    static func each(_ apps: [WholeApp], _ name: String, _ notice: Notice, _ edits: CodeEdit...) -> [CodeMutation] {
        apps.map { CodeMutation(name, $0, notice, edits) }
    }
}

/// A small change of an app that no launch differs by.
package struct HarmlessChange: Sendable, CustomStringConvertible {
    package let app: WholeApp
    package let edits: [CodeEdit]
    private let name: String

    package var description: String { "\(app): \(name)" }

    init(_ name: String, _ app: WholeApp, _ edits: [CodeEdit]) {
        (self.name, self.app, self.edits) = (name, app, edits)
    }

    init(_ name: String, _ app: WholeApp, _ edits: CodeEdit...) { self.init(name, app, edits) }

    static func each(_ apps: [WholeApp], _ name: String, _ edits: CodeEdit...) -> [HarmlessChange] {
        apps.map { HarmlessChange(name, $0, edits) }
    }
}
