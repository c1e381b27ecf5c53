extension SwiftWord {
    /// What the word declares, if another word makes it declare something.
    var introduced: Declaration.Kind? {
        switch self {
        case .var, .let: .property
        case .func: .function
        case .`init`: .initializer
        case .deinit: .deinitializer
        case .subscript: .subscript
        case .enum: .enum
        case .actor: .actor
        case .struct: .struct
        case .protocol: .protocol
        case .extension: .extension
        case .class: .class
        default: nil
        }
    }

    /// The modifier that the word is, if another word makes it one; empty for one that isn't asked for.
    var modifier: Declaration.Modifiers? {
        switch self {
        case .static: .static
        case .class: .class
        case .final: .final
        case .override: .override
        case .lazy: .lazy
        case .fileprivate, .private: .hidden
        case .public, .package, .internal, .open, .required, .convenience, .dynamic, .optional,
            .indirect, .mutating, .nonmutating, .consuming, .borrowing, .weak, .unowned, .nonisolated, .isolated,
            .distributed, .prefix, .postfix, .infix:
            []
        default: nil
        }
    }
}
