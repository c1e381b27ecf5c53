// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the package and its tests name of Foundation and Dispatch, with the signatures and the availability of Apple's SDK.
@_exported import Darwin

// MARK: - Values

public struct Data: Hashable, Sendable, Codable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public init() {}
    public init(_ elements: some Sequence<UInt8>) {}
    public init(contentsOf url: URL, options: ReadingOptions = []) throws {}

    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }

    public subscript(index: Int) -> UInt8 {
        get { fatalError() }
        set {}
    }

    public subscript(bounds: Range<Int>) -> Data {
        get { fatalError() }
        set {}
    }

    public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<UInt8>) {}
    public func write(to url: URL, options: WritingOptions = []) throws {}

    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

public struct Date: Hashable, Comparable, Sendable, Codable {
    public init() {}
    public init(timeIntervalSince1970: TimeInterval) {}

    public var timeIntervalSinceNow: TimeInterval { fatalError() }
    public var timeIntervalSince1970: TimeInterval { fatalError() }

    public func timeIntervalSince(_ other: Date) -> TimeInterval { fatalError() }
    public static func < (one: Date, other: Date) -> Bool { fatalError() }
}

public typealias TimeInterval = Double

public struct UUID: Hashable, Sendable {
    public init() {}

    public var uuidString: String { fatalError() }
}

public struct URL: Hashable, Sendable {
    public init?(string: String) {}
    public init(fileURLWithPath path: String) {}

    public var path: String { fatalError() }
    public var lastPathComponent: String { fatalError() }
    public var pathExtension: String { fatalError() }
    public var standardizedFileURL: URL { fatalError() }

    public func appendingPathComponent(_ path: String) -> URL { fatalError() }
    public func deletingLastPathComponent() -> URL { fatalError() }
}

public struct URLComponents: Hashable, Sendable {
    public init?(string: String) {}

    public var queryItems: [URLQueryItem]?
}

public struct URLQueryItem: Hashable, Sendable {
    public var name: String
    public var value: String?
}

public struct CharacterSet: Hashable, Sendable {
    public init(charactersIn string: String) {}

    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public static var newlines: CharacterSet { fatalError() }
    public static var urlPathAllowed: CharacterSet { fatalError() }
}

// MARK: - Texts

extension String {
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding()
        public static let utf16 = Encoding()
        public static let utf16BigEndian = Encoding()
        public static let utf16LittleEndian = Encoding()
        public static let utf32BigEndian = Encoding()
        public static let utf32LittleEndian = Encoding()
    }

    public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
    public init(contentsOfFile path: String, encoding: Encoding) throws { fatalError() }
    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

extension StringProtocol {
    public func components(separatedBy separator: some StringProtocol) -> [String] { fatalError() }
    public func components(separatedBy separator: CharacterSet) -> [String] { fatalError() }
    public func replacingOccurrences(of target: some StringProtocol, with other: some StringProtocol) -> String {
        fatalError()
    }
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func range(of string: some StringProtocol) -> Range<Index>? { fatalError() }
    public func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? { fatalError() }
    public var removingPercentEncoding: String? { fatalError() }
    public func data(using encoding: String.Encoding) -> Data? { fatalError() }
}

// MARK: - Objects

open class NSObject: Hashable {
    public init() {}

    public func hash(into hasher: inout Hasher) {}
    public static func == (one: NSObject, other: NSObject) -> Bool { fatalError() }
}

open class NSNull: NSObject {}

open class NSDictionary: NSObject { public init(dictionary: [AnyHashable: Any]) {} }

open class Bundle: NSObject {
    public convenience init(for type: AnyClass) { fatalError() }

    public static var main: Bundle { fatalError() }
    public static var allBundles: [Bundle] { fatalError() }
    public var bundlePath: String { fatalError() }
    public var bundleURL: URL { fatalError() }
}

open class FileManager: NSObject, @unchecked Sendable {
    public static var `default`: FileManager { fatalError() }
    public var temporaryDirectory: URL { fatalError() }

    public func contents(atPath path: String) -> Data? { fatalError() }
    public func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
    public func subpathsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
    public func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError() }
    public func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?) -> DirectoryEnumerator? {
        fatalError()
    }
    public func fileExists(atPath path: String) -> Bool { fatalError() }
    public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
    public func isExecutableFile(atPath path: String) -> Bool { fatalError() }
    public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
    public func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws {}
    public func createFile(atPath path: String, contents: Data?) -> Bool { fatalError() }
    public func createSymbolicLink(atPath path: String, withDestinationPath destination: String) throws {}
    public func copyItem(at url: URL, to destination: URL) throws {}
    public func moveItem(at url: URL, to destination: URL) throws {}
    public func removeItem(at url: URL) throws {}
    public func removeItem(atPath path: String) throws {}

    open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
        public var allObjects: [Any] { fatalError() }

        public func next() -> Any? { fatalError() }
    }
}

public struct URLResourceKey: Hashable, Sendable {}

public struct ObjCBool: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {}

    public var boolValue: Bool { fatalError() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    public static var processInfo: ProcessInfo { fatalError() }
    public var arguments: [String] { fatalError() }
    public var environment: [String: String] { fatalError() }
    public var activeProcessorCount: Int { fatalError() }
    public var systemUptime: TimeInterval { fatalError() }
}

open class Process: NSObject, @unchecked Sendable {
    public override init() {}

    public var executableURL: URL?
    public var arguments: [String]?
    public var environment: [String: String]?
    public var currentDirectoryURL: URL?
    public var standardInput: Any?
    public var standardOutput: Any?
    public var standardError: Any?
    public var terminationStatus: Int32 { fatalError() }
    public var terminationReason: TerminationReason { fatalError() }
    public var processIdentifier: Int32 { fatalError() }
    public var isRunning: Bool { fatalError() }

    public func run() throws {}
    public func waitUntilExit() {}
    public func terminate() {}

    public enum TerminationReason: Int, Sendable {
        case exit = 1
        case uncaughtSignal = 2
    }
}

open class Pipe: NSObject, @unchecked Sendable {
    public var fileHandleForReading: FileHandle { fatalError() }
    public var fileHandleForWriting: FileHandle { fatalError() }
}

open class FileHandle: NSObject, @unchecked Sendable {
    public convenience init(forReadingFrom url: URL) throws { fatalError() }
    public convenience init(forWritingTo url: URL) throws { fatalError() }

    public static var standardInput: FileHandle { fatalError() }
    public static var standardOutput: FileHandle { fatalError() }
    public static var standardError: FileHandle { fatalError() }
    public static var nullDevice: FileHandle { fatalError() }

    public func readDataToEndOfFile() -> Data { fatalError() }
    public func readToEnd() throws -> Data? { fatalError() }
    public func write(_ data: Data) {}
    public func close() throws {}
}

open class NSLock: NSObject, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class Thread: NSObject {
    public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }

    public var stackSize: Int {
        get { fatalError() }
        set {}
    }
    public func start() {}
    public static func sleep(forTimeInterval interval: TimeInterval) {}
}

// MARK: - Formats

open class JSONSerialization: NSObject {
    public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { fatalError() }
    public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { fatalError() }

    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let sortedKeys = WritingOptions(rawValue: 2)
    }
}

open class JSONDecoder {
    public init() {}

    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class PropertyListDecoder {
    public init() {}

    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class PropertyListSerialization: NSObject {
    public class func data(fromPropertyList list: Any, format: PropertyListFormat, options: Int) throws -> Data {
        fatalError()
    }

    public enum PropertyListFormat: UInt, Sendable {
        case openStep = 1
        case xml = 100
        case binary = 200
    }
}

open class XMLParser: NSObject {
    public init(data: Data) {}

    public weak var delegate: (any XMLParserDelegate)?
    public var lineNumber: Int { fatalError() }
    public var parserError: (any Error)? { fatalError() }

    public func parse() -> Bool { fatalError() }
}

public protocol XMLParserDelegate: AnyObject {
    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String])
    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
    func parser(_ parser: XMLParser, foundCharacters string: String)
}

extension XMLParserDelegate {
    public func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {}
    public func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    }
    public func parser(_ parser: XMLParser, foundCharacters string: String) {}
}

// MARK: - Dispatch

public enum DispatchQueue { public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {} }

public final class DispatchSemaphore: @unchecked Sendable {
    public init(value: Int) {}

    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError() }
    public func signal() -> Int { fatalError() }
}

public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { fatalError() }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
}

public enum DispatchTimeoutResult: Sendable {
    case success
    case timedOut
}

public struct NSRange: Sendable {
    public init<Region: RangeExpression, Target: StringProtocol>(_ region: Region, in target: Target)
    where Region.Bound == Target.Index { fatalError() }
}

extension Range where Bound == String.Index {
    public init?(_ range: NSRange, in string: some StringProtocol) { fatalError() }
}

public final class NSTextCheckingResult { public var range: NSRange { fatalError() } }

public final class NSRegularExpression {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public struct MatchingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public init(pattern: String, options: Options = []) throws { fatalError() }

    public func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        fatalError()
    }
}
