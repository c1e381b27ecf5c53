/// The source of a text.
package enum Input: Equatable, Sendable {
    case standardInput
    case file(String)

    /// Reads an operand; `-` is standard input.
    package init(_ operand: String) { self = operand == "-" ? .standardInput : .file(operand) }

    /// The name before the line number of a message.
    package var name: String {
        switch self {
        case .standardInput: "<stdin>"
        case .file(let path): path
        }
    }
}
