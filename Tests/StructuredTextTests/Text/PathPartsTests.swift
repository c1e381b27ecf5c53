import Testing

@testable import StructuredText

@Test(arguments: [
    ("a/b/c.json", "a/b", "c.json"), ("c.json", ".", "c.json"), ("/c.json", "/", "c.json"), ("a/", "a", ""),
    ("", ".", ""), ("a/\u{301}c", "a", "\u{301}c"),
]) func aPathIsAFolderAndAName(_ path: String, _ folder: String, _ name: String) {
    #expect(path.folderPath == folder)
    #expect(path.lastPathPart.unicodeScalars.elementsEqual(name.unicodeScalars))
}

@Test(arguments: [("a", "a"), ("a/", "a"), ("a/b//", "a/b"), ("/", "/"), ("//", "/"), ("", ""), (".", ".")])
func slashesAtTheEndMeanNothing(_ path: String, _ shorter: String) { #expect(path.withoutLastSlashes == shorter) }
