package struct OutputFile: Equatable, Sendable {
    package var path: String
    package var content: String
    /// The inputs of the content, which the file must not replace.
    package var sources: [Input]
    /// Whether a missing folder is created.
    package var makesFolder: Bool
    package var purpose: Purpose
    /// The folder for several files, below which no link is followed; nil for a single file.
    package var folder: String?

    package init(
        path: String, content: String, sources: [Input], makesFolder: Bool = false, purpose: Purpose = .product,
        folder: String? = nil
    ) {
        self.path = path
        self.content = content
        self.sources = sources
        self.makesFolder = makesFolder
        self.purpose = purpose
        self.folder = folder
    }

    package enum Purpose: Equatable, Sendable {
        /// It must not replace an input, and follows links.
        case product
        /// It replaces the timeline that was read, and never the target of a link.
        case timeline
        /// It replaces a source, whose path leads through no links, if the source still has the text that was read.
        case source(read: String)
        /// It replaces the file that was read, and never the target of a link.
        case progress
        /// It replaces an older file with the same mark, or any file if the mark is nil, and never the target of a
        /// link.
        case part(mark: String?)
        /// It is created where nothing exists, not even a dangling link: ``FileProblem/isPresence`` otherwise.
        case new
    }
}

/// The form of a written product.
package enum OutputForm: Sendable {
    case whole
    case pieces
}
