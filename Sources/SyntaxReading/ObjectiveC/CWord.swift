/// A word of C, Objective-C or C++ that isn't a name.
enum CWord: String, CaseIterable, Sendable {
    /// Every other word.
    case other = ""
    case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `return`, goto, `break`, `continue`
    case asm, __asm, __asm__
    case typedef, `static`, extern, const, volatile, register, inline, auto, restrict
    case __inline, __inline__, __const, __volatile__, __restrict, __restrict__, __extension__, __auto_type
    case _Thread_local, __thread, _Noreturn, _Atomic, _Alignas, alignas, __declspec, __attribute__, __attribute
    case __block, __weak, __strong, __unsafe_unretained, __autoreleasing, __unused, __used, __kindof
    case __nullable, __nonnull, __null_unspecified, _Nullable, _Nonnull, _Null_unspecified, _Nullable_result
    case __covariant, __contravariant, __bridge, __bridge_transfer, __bridge_retained
    case IBOutlet, IBOutletCollection, IBInspectable
    case void, char, short, int, long, float, double, signed, unsigned, bool, _Bool, __int128, _Complex
    case `struct`, union, `enum`
    case typeof, __typeof, __typeof__, decltype
    case sizeof, alignof, _Alignof, __alignof, __alignof__, _Generic, __builtin_available
    case `nil`, Nil, NULL, YES, NO, `true`, `false`, nullptr

    // Words of C++ only.
    case `class`, namespace, using, template, typename, new, delete, `operator`
    case `try`, `catch`, `throw`, `public`, `private`, protected
    case constexpr, consteval, constinit, thread_local, mutable, virtual, explicit, friend, noexcept, wchar_t
    case static_cast, dynamic_cast, const_cast, reinterpret_cast, typeid, co_await, co_return, co_yield

    enum DeclarationPart {
        case none
        /// `static`, `__weak`, `__attribute__`.
        case qualifier
        /// `int`.
        case type
        /// `struct`, which a name follows.
        case tag
        /// `typeof`, which parentheses follow.
        case measured
    }

    var declarationPart: DeclarationPart {
        switch self {
        case .typedef, .static, .extern, .const, .volatile, .register, .inline, .auto, .restrict, .__inline,
            .__inline__, .__const, .__volatile__, .__restrict, .__restrict__, .__extension__, .__auto_type,
            ._Thread_local, .__thread, ._Noreturn, ._Atomic, ._Alignas, .alignas, .__declspec, .__attribute__,
            .__attribute, .__block, .__weak, .__strong, .__unsafe_unretained, .__autoreleasing, .__unused, .__used,
            .__kindof, .__nullable, .__nonnull, .__null_unspecified, ._Nullable, ._Nonnull, ._Null_unspecified,
            ._Nullable_result, .__covariant, .__contravariant, .__bridge, .__bridge_transfer, .__bridge_retained,
            .IBOutlet, .IBOutletCollection, .IBInspectable, .constexpr, .consteval, .constinit, .thread_local, .mutable,
            .virtual, .explicit, .friend, .noexcept:
            .qualifier
        case .void, .char, .short, .int, .long, .float, .double, .signed, .unsigned, .bool, ._Bool, .__int128,
            ._Complex, .wchar_t:
            .type
        case .struct, .union, .enum, .class, .typename: .tag
        case .typeof, .__typeof, .__typeof__, .decltype: .measured
        case .other, .if, .else, .for, .while, .do, .switch, .case, .default, .return, .goto, .break, .continue, .asm,
            .__asm, .__asm__, .sizeof, .alignof, ._Alignof, .__alignof, .__alignof__, ._Generic, .__builtin_available,
            .nil, .Nil, .NULL, .YES, .NO, .true, .false, .nullptr, .namespace, .using, .template, .new, .delete,
            .operator, .try, .catch, .throw, .public, .private, .protected, .static_cast, .dynamic_cast, .const_cast,
            .reinterpret_cast, .typeid, .co_await, .co_return, .co_yield:
            .none
        }
    }

    var isLiteral: Bool { [.nil, .Nil, .NULL, .YES, .NO, .true, .false, .nullptr].contains(self) }

    /// Whether it can only begin or continue a statement.
    var isStatement: Bool {
        switch self {
        case .if, .else, .for, .while, .do, .switch, .case, .default, .return, .goto, .break, .continue, .asm, .__asm,
            .__asm__:
            true
        default: false
        }
    }

    static let ofPlusPlus: Set<CWord> = [
        .class, .namespace, .using, .template, .typename, .new, .delete, .operator, .try, .catch, .throw, .public,
        .private, .protected, .constexpr, .consteval, .constinit, .thread_local, .mutable, .virtual, .explicit, .friend,
        .noexcept, .wchar_t, .static_cast, .dynamic_cast, .const_cast, .reinterpret_cast, .typeid, .co_await,
        .co_return, .co_yield, .decltype,
    ]
}
