/// A file to be written.
package struct OutputFile: Equatable, Sendable {
    package var path: String
    package var content: String
    /// The inputs of the content, which the file must not replace.
    package var sources: [Input]
    /// Whether the folder is made where there is none.
    package var makesFolder: Bool
    package var purpose: Purpose
    /// The folder for several files, below which no link is followed; nil for a file by itself.
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
        /// It may replace nothing that was read, and goes where a link leads.
        case product
        /// It takes the place of the timeline that was read, and never of what a link leads to.
        case timeline
        /// It replaces a source, to which its path leads without links, as long as that still has the text that was read.
        case source(read: String)
        /// It takes the place of what was read there, and never of what a link leads to.
        case progress
        /// It replaces an older file with the same mark, or any file where the mark is nil, and never what a link leads to.
        case part(mark: String?)
        /// It comes into being where nothing is, not even a link that leads nowhere: ``FileProblem/isPresence`` otherwise.
        case new
    }
}

/// How a product is handed on.
package enum OutputForm: Sendable {
    case whole
    case pieces
}
