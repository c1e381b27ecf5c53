/// A format for a product, such as a timeline or its findings.
public struct OutputFormat<Product, Style>: Sendable {
    /// The name for `--format`.
    public let name: String
    package let medium: OutputMedium
    /// The product as text.
    public let render: @Sendable (Product, Style) -> String

    package init(
        _ name: String, for medium: OutputMedium = .document, _ render: @escaping @Sendable (Product, Style) -> String
    ) { (self.name, self.medium, self.render) = (name, medium, render) }
}

extension OutputFormat where Style == Void { package func render(_ product: Product) -> String { render(product, ()) } }

extension OutputFormat: Equatable {
    /// Compares the names, because functions can't be compared.
    public static func == (left: OutputFormat, right: OutputFormat) -> Bool { left.name == right.name }
}

/// The medium in which a text is read.
package enum OutputMedium: Sendable {
    case document
    /// The log of a GitHub workflow, in which some lines are commands.
    case workflowLog
}
