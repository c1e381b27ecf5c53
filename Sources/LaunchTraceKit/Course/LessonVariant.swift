/// A change to a launch, in words and as keys that are set.
struct LessonVariant: Hashable, Sendable {
    let label: String
    let settings: [Setting]

    init(_ label: String, _ settings: Setting...) { (self.label, self.settings) = (label, settings) }
}

extension Setting {
    /// `app.lifecycle` with its value.
    static func set(_ key: String, _ value: String) -> Setting { Setting(key: key, value: value) }

    /// The actions of a method in place of those that it has.
    static func actions(_ actions: String, in callback: Callback, of delegate: String = "appDelegate") -> Setting {
        set("app.\(delegate).\(callback.name).does", "[\(actions)]")
    }

    /// What a method of the app delegate returns.
    static func answer(_ answer: Bool, of callback: Callback) -> Setting {
        set("app.appDelegate.\(callback.name).returns", "\(answer)")
    }
}
