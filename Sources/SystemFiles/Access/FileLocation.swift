/// A file or folder as it is reached without links.
package struct FileLocation: Sendable {
    package let path: String
    package let isRegularFile: Bool

    package init(path: String, isRegularFile: Bool) {
        self.path = path
        self.isRegularFile = isRegularFile
    }
}
