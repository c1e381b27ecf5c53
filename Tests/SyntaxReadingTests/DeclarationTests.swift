import SyntaxReading
import Testing

/// What the compiler's dump doesn't tell.
struct SwiftDeclarationTests {
    private func read(_ code: String) -> SourceFile {
        SourceFile(swift: SourceText(name: "A.swift", bytes: Array(code.utf8)), .building(BuildConditions()))
    }

    @Test func readsEffectsAttributesAndParameters() throws {
        let file = read(
            """
            @UIApplicationMain
            final class AppDelegate: UIKit.UIResponder, Box<Int>, @unchecked Sendable, A & B {
                @UIKit.UIApplicationDelegateAdaptor(Outer.AppDelegate.self) private var delegate: Outer.AppDelegate
                @available (iOS 13, *) @objc(did:) func center(_ c: Center, didReceive `in`: Int) async throws {}
                func closure(_ done: @escaping () async throws -> Void) rethrows
            }
            """)
        #expect(file.problems.isEmpty)
        let type = try #require(file.declarations.first)
        #expect(type.inherited == ["UIKit.UIResponder", "Box", "Sendable", "A"])
        #expect(type.modifiers == [.final])
        #expect(type.attribute("UIApplicationMain") != nil)
        let adaptor = type.members[0].attribute("UIApplicationDelegateAdaptor")
        #expect(type.members[0].name == "delegate" && adaptor?.argument == "Outer.AppDelegate.self")
        let method = type.members[1]
        #expect(method.effects == [.async, .throws])
        #expect(method.attribute("objc")?.argument == "did:" && method.attribute("available") != nil)
        #expect(method.parameters.map(\.name) == ["c", "in"])
        #expect(type.members[2].effects == [.rethrows] && !type.members[2].hasBody)
    }

    @Test(arguments: [
        ("class A {\n  func b() {\n}\n", SourceProblem.Kind.bracketNotClosed, 1),
        ("class A {\n}\n}\n", .bracketNotOpened, 3), ("func a() {\n  b((1)\n}\n", .bracketNotClosed, 2),
        ("\nstruct A: B\nlet c = 1", .declarationNotUnderstood, 2),
    ]) func namesWhatItCannotFollow(_ code: String, _ kind: SourceProblem.Kind, _ line: Int) {
        let problem = read(code).problems.first
        #expect(problem?.kind == kind)
        #expect(problem?.place.line == line)
    }

    @Test func goesOnBehindAMistake() {
        let file = read("class A { func b() { c(( } }\nclass D { func e() {} }")
        #expect(file.declarations.map(\.name) == ["A", "D"])
        #expect(file.declarations.last?.members.map(\.name) == ["e()"])
    }

    /// Text that nests or repeats, at which a careless reader ends or takes forever.
    @Test(arguments: [
        "class A {", "func a(", "{", "(", "(]", "\"\\(", "#if A\n", "class ", "async ", "@a ", "static func a<", "/*",
        "enum A: ", "case a(", "#if (", "#if !", "func a() -> (", "where ", "extension A<", "let x = /", "`", "@",
    ]) func endsOnHostileText(_ piece: String) {
        let code = String(repeating: piece, count: 20_000)
        let file = read(code)
        let header = SourceFile(
            objectiveC: SourceText(name: "A.m", bytes: Array(code.utf8)), .building(BuildConditions()))
        #expect(file.problems.count < 1000 && header.problems.count < 1000)
    }
}

struct ObjectiveCDeclarationTests {
    private let code = """
        #import <UIKit/UIKit.h>
        @class Other;
        @protocol First, Second;
        @protocol Both <First, Second>
        - (void)needed:(int)a;
        @optional
        + (instancetype)shared;
        @end

        @interface AppDelegate : UIResponder <UIApplicationDelegate, Both> {
            struct { int a; } state;
        }
        @property (nonatomic, strong) UIWindow *window;
        @property (copy) void (^block)(int a);
        - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)o
            NS_AVAILABLE_IOS(9_0);
        @end

        @interface Box<__covariant Content> : NSObject <NSCopying>
        @end
        @interface AppDelegate (Links) <UNUserNotificationCenterDelegate>
        @end
        @interface AppDelegate () @end

        static NSString *const name = @"}";
        static void helper(void (^done)(void)) { if (name) { done(); } }

        @implementation AppDelegate
        {
            int ivar;
        }
        @synthesize window = _window;
        #if TARGET_OS_IOS
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        #else
        - (void)applicationDidFinishLaunching:(NSNotification *)note {
        #endif
            dispatch_async(queue, ^{ [self call:@selector(foo:)]; });
            return YES;
        }
        - (void)applicationDidBecomeActive { }
        -(void) unused:(int)__unused a :(int)b;
        { }
        + (void)load
        {
            x = ^(int a) { return a
                - 1; };
        }
        static int inside(int a) { return a; }
        @end

        @implementation AppDelegate (Links)
        - (id)bare { return nil; }
        @end

        extern "C" {
        int
        main(int argc, char *argv[])
        {
            @autoreleasepool {
                return UIApplicationMain(argc, argv, nil,
                    NSStringFromClass([AppDelegate class]));
            }
        }
        }
        """

    private var read: SourceFile {
        SourceFile(objectiveC: SourceText(name: "A.mm", bytes: Array(code.utf8)), .building(BuildConditions()))
    }

    @Test func readsClassesAndMethods() {
        #expect(read.problems.isEmpty)
        #expect(
            outline(read.declarations, "") == """
                protocol Both: First, Second
                  needed:
                  +shared
                interface AppDelegate: UIResponder, UIApplicationDelegate, Both
                  property state
                  property window
                  property block
                  application:openURL:options:
                interface Box: NSObject, NSCopying
                interface AppDelegate (Links): UNUserNotificationCenterDelegate
                interface AppDelegate ()
                property name
                helper {}
                implementation AppDelegate
                  property ivar
                  application:didFinishLaunchingWithOptions: {}
                  applicationDidBecomeActive {}
                  unused:: {}
                  +load {}
                  inside {}
                implementation AppDelegate (Links)
                  bare {}
                main {}

                """)
    }

    @Test func namesParameters() {
        let methods = read.declarations.flatMap(\.members)
        let launch = methods.first { $0.name == "application:didFinishLaunchingWithOptions:" }
        #expect(launch?.parameters.map(\.name) == ["application", "launchOptions"])
        #expect(launch?.parameters.map(\.label) == ["application", "didFinishLaunchingWithOptions"])
        #expect(methods.first { $0.name == "unused::" }?.parameters.map(\.name) == ["a", "b"])
    }

    private func outline(_ declarations: [Declaration], _ margin: String) -> String {
        declarations.map { declaration in
            let kind = declaration.kind == .function ? "" : declaration.kind.rawValue + " "
            let sign = declaration.modifiers.contains(.static) ? "+" : ""
            let category = declaration.category.map { " (\($0))" } ?? ""
            let inherited = declaration.inherited.isEmpty ? "" : ": " + declaration.inherited.joined(separator: ", ")
            let body = declaration.kind == .function && declaration.hasBody ? " {}" : ""
            return margin + kind + sign + declaration.name + category + inherited + body + "\n"
                + outline(declaration.members, margin + "  ")
        }.joined()
    }
}

/// A tree in lines: of each node what it is, its role, its name, and the text of what has neither name nor children. An
/// only child is on the line of its parent, behind `>`.
struct TreeText {
    private(set) var lines = ""

    init(_ tree: SyntaxTree) { for node in tree.root.children { add(node, depth: 0) } }

    private mutating func add(_ node: SyntaxNode, depth: Int) {
        var line = String(repeating: "  ", count: depth) + Self.words(node)
        var children = Array(node.children)
        while children.count == 1 {
            let words = " > " + Self.words(children[0])
            guard line.count + words.count <= 96 else { break }
            line += words
            children = Array(children[0].children)
        }
        lines += line + "\n"
        for child in children { add(child, depth: depth + 1) }
    }

    private static func words(_ node: SyntaxNode) -> String {
        var words = ["\(node.kind)", "\(node.role)"]
        if let name = node.declaration?.name ?? node.name {
            words.append(name)
        } else if node.children.first(where: { _ in true }) == nil {
            words.append("[" + node.text + "]")
        }
        return words.joined(separator: " ")
    }
}
