/// The kind of a node. Both languages have the same kinds, so that one reader works for both.
///
/// The comment of each kind lists its children by their roles; a role with `?` is optional, one with `…` can occur
/// several times. A node covers all of its tokens from the first to the last, including those of its children.
package enum SyntaxKind: UInt8, CaseIterable, Sendable {
    // MARK: Declarations

    /// A whole source: `statement…`.
    case file
    /// A class, struct, enum, actor, protocol or extension, an `@interface`, `@implementation` or `@protocol`:
    /// `attribute…`, `member…`. `head` says which.
    case type
    /// A function, method, initializer, deinitializer or subscript: `attribute…`, `parameter…`, `body?` (a block), of a
    /// subscript `accessor…`. `head` says which.
    case function
    /// `name: Type = value` of a function or a closure: `attribute…`, `value?`.
    case parameter
    /// One name that is bound to a value: a property, a local, one of several in a `let` or in a pattern, of `if let`,
    /// `case let`, `for`, `catch`: `attribute…`, `value?`, `accessor…`. Only outside of patterns, `head` has its kind
    /// of declaration. `let (a, b) = f()` is a pattern match.
    case variable
    /// `get`, `set`, `willSet` or `didSet` with its `body?`; the braces of `var x: Int { 1 }` are one without a name.
    case accessor
    /// One case of an enum: `parameter…`, `value?`.
    case enumCase
    /// `@name(…)`: `argument…`, except for the compiler's own attributes, whose names begin with a small letter.
    case attribute
    /// An import, type alias, associated type, operator, precedence group, macro, `typedef`, C struct or C enum.
    case otherDeclaration

    // MARK: Statements

    /// `{ … }`: `statement…`. Objective-C's `@autoreleasepool { … }` and `@synchronized (x) { … }` (`subject`) are blocks
    /// with a name.
    case block
    /// `if`: `condition…`, `then` (a block; in C any statement), `otherwise?` (a block or another `if`).
    case `if`
    /// `guard`: `condition…`, `otherwise` (a block).
    case `guard`
    /// `switch`: `subject`, `case…` as `element`s.
    case `switch`
    /// One case of a `switch` or its `default`: `pattern…`, `condition?` (that of `where`, for all patterns), `statement…`.
    case switchCase
    /// `for`: `pattern`, `sequence`, `condition?` (`where`), `body`. C's own: `statement?` (the initialization),
    /// `condition?`, `update?`, `body`.
    case `for`
    /// `while`: `condition…`, `body`.
    case `while`
    /// `repeat { … } while` and `do { … } while (…)`: `body`, `condition`.
    case `repeat`
    /// `do { … }` or `@try { … }`: `body`, `handler…`.
    case `do`
    /// `catch` with its `pattern…`, `condition?`, `body`; `@catch (…)` and `@finally`, which has a name.
    case handler
    /// `defer`: `body`.
    case `defer`
    /// `return`: `value?`.
    case `return`
    /// `throw`: `value?`.
    case `throw`
    /// `break`, `continue`, `fallthrough`, `goto`.
    case jump

    // MARK: Conditions and patterns

    /// `case pattern = value` of a condition, or `let (a, b) = value`: `pattern`, `value`.
    case match
    /// `#available(…)`, `#unavailable(…)`, `@available(…)`, which its name distinguishes.
    case availability

    // MARK: Expressions

    /// A name, also `self`, `super`, `$0`; with its suffixes: generic arguments, `(_:label:)`.
    case name
    /// `base.name`, `base->name`: `base?`, which `.name` doesn't have.
    case member
    /// `callee(…) { … }`, `[receiver selector:…]`: `callee`, `argument…`. The callee of a message is a member whose base is
    /// the receiver and whose name is the whole selector.
    case call
    /// One argument, its label as its name: `value`. Trailing closures are arguments, the first without a name.
    case argument
    /// `base[…]`: `base`, `argument…`.
    case `subscript`
    /// `base?` that continues, as in `a?.b`: `base`.
    case optionalChain
    /// `base!`: `base`.
    case forcedUnwrap
    /// A text without interpolation.
    case string
    /// A text with interpolations: `argument…`.
    case interpolatedString
    /// A number, `true`, `false`, `nil`, `YES`, `NULL`, a regex, a character.
    case literal
    /// `[a, b]`, `@[a, b]`: `element…`.
    case array
    /// `[a: b]`, `@{a: b}`: `key` and `value` alternating.
    case dictionary
    /// `(a)`, `(a, label: b)`: `argument…`. Also Objective-C's `@(a)`.
    case tuple
    /// A closure or a block: `attribute…`, `capture…` (variables), `parameter…`, `statement…`.
    case closure
    /// An operator before its operand, which is its name: `operand`.
    case prefix
    /// An operator after its operand, which is its name: `operand`.
    case postfix
    /// An operator between `left` and `right`, which is its name.
    case binary
    /// `left = right`, `left += right`.
    case assignment
    /// `condition ? then : otherwise`.
    case ternary
    /// `value as Type`, `is`, `as?`, `as!` as its name; `(Type)value`: `value`.
    case cast
    /// `try`, `try?`, `try!`: `operand`.
    case `try`
    /// `await`: `operand`.
    case `await`
    /// `\Type.member`: its subscripts' `argument…`.
    case keyPath
    /// `#name(…)`, `@selector(…)`, `@encode(…)`, `@protocol(…)`: `argument…`; the name of an Objective-C selector is
    /// that of its argument, a name.
    case macro
    /// A type as an expression or after `as` and `is`, such as `[Int]()`, `(Int) -> Void`: its text is the type.
    case typeName
    /// `consume x`, `copy x`, `unsafe x`, `any P`, `some P`, `yield x`, `discard self`: `operand?`.
    case word

    // MARK: What isn't read

    /// A skipped body: the braces of an outline.
    case skipped
    /// A part that the parser doesn't understand. Its content is unknown.
    case opaque
}

/// The role of a node in its parent.
package enum SyntaxRole: UInt8, Sendable {
    case root
    case attribute, member, parameter, accessor, body
    case statement, condition, then, otherwise, subject, element, pattern, sequence, update, handler
    case base, callee, argument, value, key, capture, operand, left, right
}
