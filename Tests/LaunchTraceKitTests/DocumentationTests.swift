import Foundation
import Testing

/// What the documentation quotes is what the project says.
struct DocumentationTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    /// A piece of a file, below the sentence that names the file.
    struct Quotation: CustomTestStringConvertible {
        let file: String
        let lines: [String]

        var testDescription: String { "\(file): \(lines.first ?? "")" }
    }

    static let quotations: [Quotation] = {
        let article = "Sources/LaunchModel/LaunchModel.docc/AddingARule.md"
        let parts = read(article).components(separatedBy: "```")
        return zip(parts, parts.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }.map { _, pair in
            let names = pair.0.matches(of: /`((?:Sources|Tests|Examples)\/[^`]+)`/).map { String($0.1) }
            return Quotation(file: names.last ?? "", lines: Array(lines(of: pair.1).dropFirst()))
        }
    }()

    private static func read(_ path: String) -> String {
        let data = FileManager.default.contents(atPath: project.appendingPathComponent(path).path)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// Lines without what they are indented by, which differs between a file and a quotation.
    private static func lines(of text: String) -> [String] {
        text.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(arguments: quotations)
    func quotesAFile(quotation: Quotation) {
        let file = Self.lines(of: Self.read(quotation.file))
        let text = "\n" + file.joined(separator: "\n") + "\n"
        #expect(text.contains("\n" + quotation.lines.joined(separator: "\n") + "\n"))
    }

    @Test func quotesSomething() {
        #expect(Self.quotations.count == 7)
    }

    @Test func namesFilesThatExist() {
        for path in Self.read("Sources/LaunchModel/LaunchModel.docc/LaunchModel.md").matches(
            of: /`([A-Z]\w+\/\w+\.swift)`/)
        {
            let file = Self.project.appendingPathComponent("Sources/LaunchModel/\(path.1)")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path.1)")
        }
    }
}
