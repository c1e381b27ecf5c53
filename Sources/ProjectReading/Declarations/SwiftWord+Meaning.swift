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
        case .other, .import, .public, .package, .internal, .fileprivate, .private, .open, .static, .final,
            .override, .required, .convenience, .dynamic, .optional, .indirect, .mutating, .nonmutating, .consuming,
            .borrowing, .lazy, .weak, .unowned, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix:
            nil
        }
    }

    /// The modifier that the word is, if another word makes it one.
    var modifier: Declaration.Modifiers? {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        case .fileprivate: .fileprivate
        case .private: .private
        case .open: .open
        case .static: .static
        case .class: .class
        case .final: .final
        case .override: .override
        case .required: .required
        case .convenience: .convenience
        case .dynamic: .dynamic
        case .optional: .optional
        case .indirect: .indirect
        case .mutating: .mutating
        case .nonmutating: .nonmutating
        case .consuming: .consuming
        case .borrowing: .borrowing
        case .lazy: .lazy
        case .weak: .weak
        case .unowned: .unowned
        case .nonisolated: .nonisolated
        case .isolated: .isolated
        case .distributed: .distributed
        case .prefix: .prefix
        case .postfix: .postfix
        case .infix: .infix
        case .other, .import, .var, .let, .func, .`init`, .deinit, .subscript, .enum, .actor, .struct, .protocol,
            .extension:
            nil
        }
    }
}
