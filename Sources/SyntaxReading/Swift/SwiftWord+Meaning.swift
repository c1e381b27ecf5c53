extension SwiftWord {
    /// The declaration that the word introduces, unless another word prevents it.
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

    /// The modifier for the word, unless another word prevents it; empty for a modifier that isn't used.
    var modifier: Declaration.Modifiers? {
        switch self {
        case .static: .static
        case .class: .class
        case .final: .final
        case .override: .override
        case .lazy: .lazy
        case .fileprivate, .private: .hidden
        case .public, .package, .internal, .open, .required, .convenience, .dynamic, .optional, .indirect, .mutating,
            .nonmutating, .consuming, .borrowing, .weak, .unowned, .nonisolated, .isolated, .distributed, .prefix,
            .postfix, .infix:
            []
        default: nil
        }
    }
}
