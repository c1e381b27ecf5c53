#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a `project.pbxproj` consists of.
struct ProjectFile: Decodable {
    let objects: [String: ProjectObject]
    let rootObject: String

    /// Refuses what nests deeply before Foundation gets it, whose readers recurse.
    static func read(_ bytes: [UInt8], path: String) throws(ProjectProblem) -> ProjectFile {
        if try isOldStyle(bytes, path: path) {
            guard OldStyleShape.depth(of: bytes) <= ProjectLimit.projectDepth.number else { throw .tooDeep(path) }
        } else if let reason = PlistShape.refusal(of: bytes) {
            throw .unreadable(path, reason: reason)
        }
        do { return try PropertyListDecoder().decode(ProjectFile.self, from: Data(bytes)) } catch {
            throw .malformed(path)
        }
    }

    private static func isOldStyle(_ bytes: [UInt8], path: String) throws(ProjectProblem) -> Bool {
        return try rethrow(as: { ProjectProblem.unreadable(path, reason: $0.reason) }) { () throws(PlistRefusal) in
            try PlistForm(bytes) == .oldStyle
        }
    }
}

/// The nesting of an old-style property list, `{ key = (a, "b"); }`.
enum OldStyleShape {
    /// The most brackets that are open at once.
    static func depth(of bytes: [UInt8]) -> Int { bytes.withUnsafeBufferPointer(depth) }

    private static func depth(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var depth = 0
        var deepest = 0
        var index = 0
        var isInWord = false
        while index < bytes.count {
            switch bytes[index] {
            case .quote, .apostrophe: index = stringEnd(bytes, from: index)
            // A slash in a word, such as that of a path, begins no comment.
            case .slash where !isInWord: index = commentEnd(bytes, from: index)
            case .leftBrace, .leftParenthesis: depth += 1
            case .rightBrace, .rightParenthesis: depth -= 1
            default: break
            }
            deepest = max(deepest, depth)
            guard index < bytes.count else { break }
            let isComment = bytes[index] == .slash && !isInWord && index > 0 && bytes[index - 1] == .star
            isInWord = !isComment && (bytes[index].isNamePart || [.dot, .minus, .colon, .slash].contains(bytes[index]))
            index += 1
        }
        return deepest
    }

    /// The closing quote.
    private static func stringEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != bytes[start] { index += bytes[index] == .backslash ? 2 : 1 }
        return index
    }

    /// The last byte of a comment, or the slash itself if it begins none.
    private static func commentEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard start + 1 < bytes.count else { return start }
        var index = start + 2
        if bytes[start + 1] == .slash {
            while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
            return index
        }
        guard bytes[start + 1] == .star else { return start }
        while index + 1 < bytes.count, bytes[index] != .star || bytes[index + 1] != .slash { index += 1 }
        return min(bytes.count, index + 1)
    }
}

/// An object of a project with the keys that matter here; the names are Xcode's.
@dynamicMemberLookup struct ProjectObject: Decodable {
    let isa: String
    let name: String?
    let path: String?
    let sourceTree: String?
    let lastKnownFileType: String?
    let fileRef: String?
    let platformFilter: String?
    let platformFilters: [String]?
    private let others: OtherKeys?

    /// What a file, or its part in a phase of the build, doesn't have. Nearly all objects are one of these, and a look
    /// for each of the keys would take as long as reading the text.
    struct OtherKeys: Decodable {
        var children: [String]?
        var files: [String]?
        var projectDirPath: String?
        var targets: [String]?
        var target: String?
        var productName: String?
        var productType: String?
        var productReference: String?
        var dependencies: [String]?
        var buildPhases: [String]?
        var buildRules: [String]?
        var fileType: String?
        var filePatterns: String?
        var outputFiles: [String]?
        var buildConfigurationList: String?
        var buildConfigurations: [String]?
        var baseConfigurationReference: String?
        var baseConfigurationReferenceAnchor: String?
        var baseConfigurationReferenceRelativePath: String?
        var buildSettings: [String: SettingValue]?
        var fileSystemSynchronizedGroups: [String]?
        var exceptions: [String]?
        var membershipExceptions: [String]?
        var platformFiltersByRelativePath: [String: [String]]?
        var packageProductDependencies: [String]?
        var packageReferences: [String]?
        var relativePath: String?
        var outputPaths: [String]?
        var outputFileListPaths: [String]?
        var shellScript: String?
    }

    private enum CodingKeys: CodingKey {
        case isa, name, path, sourceTree, lastKnownFileType, fileRef, platformFilter, platformFilters
    }

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        isa = try keys.decode(String.self, forKey: .isa)
        name = try keys.decodeIfPresent(String.self, forKey: .name)
        path = try keys.decodeIfPresent(String.self, forKey: .path)
        sourceTree = try keys.decodeIfPresent(String.self, forKey: .sourceTree)
        lastKnownFileType = try keys.decodeIfPresent(String.self, forKey: .lastKnownFileType)
        fileRef = try keys.decodeIfPresent(String.self, forKey: .fileRef)
        platformFilter = try keys.decodeIfPresent(String.self, forKey: .platformFilter)
        platformFilters = try keys.decodeIfPresent([String].self, forKey: .platformFilters)
        others = ["PBXFileReference", "PBXBuildFile"].contains(isa) ? nil : try OtherKeys(from: decoder)
    }

    subscript<Value>(dynamicMember key: KeyPath<OtherKeys, Value?>) -> Value? { others?[keyPath: key] }
}

/// A setting as the project has it: words, or a list of them.
struct SettingValue: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { text = try container.decode(String.self) } catch {
            text = try container.decode([String].self).joined(separator: " ")
        }
    }
}
