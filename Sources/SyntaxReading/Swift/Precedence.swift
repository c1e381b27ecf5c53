/// The precedence of the operators of a file.
enum Precedence: Hashable {
    case assignment, arrow, ternary
    /// The precedence of an operator without a group, above the ternary one.
    case unnamed
    case disjunction, conjunction, comparison, nilCoalescing, casting, range, addition, multiplication, shift
    /// A group that the file declares, by its number.
    case declared(Int)

    enum Associativity { case left, right, none }

    var associativity: Associativity {
        switch self {
        case .assignment, .arrow, .ternary, .nilCoalescing: .right
        case .disjunction, .conjunction, .addition, .multiplication: .left
        case .unnamed, .comparison, .casting, .range, .shift, .declared: .none
        }
    }

    /// The index in the order of the standard library's groups; nil for a group that has none.
    var level: Int? {
        switch self {
        case .assignment: 0
        case .arrow: 1
        case .ternary: 2
        case .disjunction: 3
        case .conjunction: 4
        case .comparison: 5
        case .nilCoalescing: 6
        case .casting: 7
        case .range: 8
        case .addition: 9
        case .multiplication: 10
        case .shift: 11
        case .unnamed, .declared: nil
        }
    }

    static let groups: [String: Precedence] = [
        "AssignmentPrecedence": .assignment, "FunctionArrowPrecedence": .arrow, "TernaryPrecedence": .ternary,
        "DefaultPrecedence": .unnamed, "LogicalDisjunctionPrecedence": .disjunction,
        "LogicalConjunctionPrecedence": .conjunction, "ComparisonPrecedence": .comparison,
        "NilCoalescingPrecedence": .nilCoalescing, "CastingPrecedence": .casting, "RangeFormationPrecedence": .range,
        "AdditionPrecedence": .addition, "MultiplicationPrecedence": .multiplication, "BitwiseShiftPrecedence": .shift,
    ]

    private static let operators: [(Precedence, String)] = [
        (.assignment, "= *= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= ^= |= .&= .|= .^="), (.arrow, "->"),
        (.disjunction, "||"), (.conjunction, "&&"), (.comparison, "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
        (.nilCoalescing, "??"), (.range, "... ..<"), (.addition, "+ &+ - &- | ^ .| .^"),
        (.multiplication, "* &* / % & .&"), (.shift, "<< &<< >> &>>"),
    ]

    /// The standard library's operators by their bytes; none has more than eight.
    static let standard: [UInt64: Precedence] = {
        var all: [UInt64: Precedence] = [:]
        for (precedence, names) in operators {
            for name in names.split(separator: " ") { all[name.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = precedence }
        }
        return all
    }()
}
