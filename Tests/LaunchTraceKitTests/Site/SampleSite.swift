import Foundation

@testable import LaunchTraceKit

/// The reference, made once for all tests of it.
enum SampleSite {
    static let survey = SiteSurvey(.standard(by: AllCores()))

    static let files = ReferenceSite(survey, base: nil).files(by: AllCores())

    static let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })

    /// The pages alone.
    static let pages = files.filter { $0.path.hasSuffix(".html") }

    /// All files in a folder.
    static func folder() throws -> Folder {
        let folder = try Folder()
        for file in files { try folder.write(file.path, file.text) }
        return folder
    }
}

/// What a page leads to, and what can be led to on it.
struct PageLinks {
    let hrefs: [String]
    let anchors: Set<String>

    init(_ text: String) {
        hrefs = text.matches(of: /href="([^"]*)"/).map { String($0.1) }
        anchors = Set(text.matches(of: /\bid="([^"]*)"/).map { String($0.1) })
    }
}
