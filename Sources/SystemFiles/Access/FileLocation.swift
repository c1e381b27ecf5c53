/// The location of a file or folder, by a path without links.
package struct FileLocation: Sendable {
    package let path: String
    package let isRegularFile: Bool

    package init(path: String, isRegularFile: Bool) { (self.path, self.isRegularFile) = (path, isRegularFile) }
}
