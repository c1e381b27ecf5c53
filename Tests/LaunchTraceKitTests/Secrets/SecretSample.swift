import StructuredText
import Testing

/// A file with a secret in it, which stands where nothing of its kind is asked for.
struct SecretSample: CustomTestStringConvertible {
    /// Where it really is.
    let path: String
    /// What its text is; nil for what the tool never reads.
    let kind: FileKind?
    let text: String

    static let secret = "s3cr3t"

    var testDescription: String { path }

    /// Whether it may be read as what it is, where it really is.
    var isReadable: Bool { !path.leadsIntoGit && !path.lastPathPart.hasPrefix(".") }

    /// Whether each way to a place is tried with it.
    var goesEveryWay: Bool {
        ["/r/.env", "/r/.git/config", "/r/.git/token.xcconfig", "/r/keys/keys.json"].contains(path)
    }

    private init(_ path: String, _ kind: FileKind?, _ text: String) {
        (self.path, self.kind, self.text) = (path, kind, text.replacing("SECRET", with: Self.secret))
    }

    static let all = others + read

    /// What a checkout has beside an app.
    private static let others = [
        SecretSample("/r/.env", nil, "TOKEN=SECRET\nOTHER='SECRET {\n"),
        SecretSample("/r/.git/config", nil, "[http \"x\"]\n\textraheader = AUTHORIZATION: basic SECRET\n{ SECRET\n"),
        SecretSample("/r/.git/token.xcconfig", .configuration, "TOKEN = SECRET\n"),
        SecretSample("/r/.git/token.json", .json, #"{ "lifecycle": "SECRET" }"#),
        SecretSample("/r/.git/token.plist", .propertyList, plist(key: "TOKEN")),
        SecretSample("/r/keys/id_rsa", nil, "-----BEGIN KEY-----\nSECRET\n{\n-----END KEY-----\n"),
        SecretSample("/r/keys/.netrc", nil, "machine SECRET login SECRET password SECRET\n"),
        SecretSample("/r/keys/.keys.json", .json, #"{ "lifecycle": "SECRET", "name": "SECRET" }"#),
        SecretSample("/r/keys/keys.json", nil, #"{ "SECRET": "SECRET", "name": "SECRET", "config": "SECRET" }"#),
        SecretSample("/r/keys/hook.json", nil, #"{ "events": [], "config": { "secret": "SECRET" } }"#),
        SecretSample("/r/keys/app.json", nil, #"{ "project": "x", "target": "y", "token": "SECRET" }"#),
        SecretSample("/r/keys/broken.json", nil, #"{ "token": "SECRET", SECRET }"#),
        SecretSample("/r/keys/word.json", nil, "SECRET\n"), SecretSample("/r/keys/list.json", nil, #"[ "SECRET", 7 ]"#),
        SecretSample("/r/keys/notes.txt", nil, "SECRET\niOS 18.0, scene life cycle\n    SECRET\n"),
    ]

    /// What the tool reads, in the place of something else.
    private static let read = [
        SecretSample(
            "/r/else/B.xcodeproj/project.pbxproj", .projectFile,
            #"{ objects = { root = {isa = PBXProject; targets = (); shellScript = "SECRET"; }; }; rootObject = root; }"#
        ), SecretSample("/r/else/B.xcconfig", .configuration, "TOKEN = SECRET\nextraheader = SECRET\n"),
        SecretSample("/r/else/B.plist", .propertyList, plist(key: "APIKey")),
        SecretSample("/r/else/B.entitlements", .entitlements, plist(key: "group")),
        SecretSample("/r/else/B.swift", .swift, "let token = \"SECRET\"\n"),
        SecretSample("/r/else/B.m", .objectiveC, "NSString *token = @\"SECRET\";\n"),
        SecretSample("/r/else/B.h", .header, "#define TOKEN @\"SECRET\"\n"),
        SecretSample("/r/else/Package.swift", .named("Package.swift"), "let token = \"SECRET\"\n"),
        SecretSample(
            "/r/else/Podfile.lock", .named("Podfile.lock"), "PODS:\n  - Kit (1.0)\nSPEC CHECKSUMS:\n  Kit: SECRET\n"),
        SecretSample("/r/else/package.json", .named("package.json"), #"{ "name": "x", "private": "SECRET" }"#),
        SecretSample(
            "/r/else/B.json", .json, #"{ "notes": "SECRET", "name": "B", "events": [{ "event": "tapIcon" }] }"#),
        SecretSample("/r/else/B.timeline.txt", .recordedTimeline, "SECRET\niOS 18.0, scene life cycle\n\n= active\n"),
    ]

    private static func plist(key: String) -> String {
        "<plist version=\"1.0\"><dict>\n<key>\(key)</key><string>SECRET</string></dict></plist>\n"
    }
}
