extension CodeVariant {
    /// Swift that is hard to read for who doesn't know its grammar.
    package static let hardSyntax: [CodeVariant] = [
        reading(
            "brackets in a regular expression",
            """
                    let pattern = #/[({]"/#
                    if "a(".contains(pattern) { window?.tag = 1 }
            """),
        reading(
            "quotes and brackets in raw texts",
            """
                    let text = #"{ " \\(connectionOptions) } ("#
                    window?.accessibilityLabel = text + ##"\\#(")} "##
            """),
        reading(
            "a text in a text in a text",
            """
                    window?.accessibilityLabel = "a \\(window.map { "b \\($0.tag > 0 ? "{" : "}") )" } ?? "(") c"
            """),
        reading(
            "comments in comments",
            """
                    /* { /* ( */ "unclosed */
                    window?.tag = 1 /* } */ + /* ) */ 1
            """),
        reading(
            "several statements in a line",
            "        let a = 1; var b = a; b += 1; window?.tag = b; if b > 2 { return }; defer { print(b) }"),
        reading(
            "labelled loops",
            """
                    search: for view in window?.subviews ?? [] {
                        repeat {
                            if view.isHidden { break search }
                            continue search
                        } while view.tag > 0
                    }
            """),
        reading(
            "conditions of the build in a chain",
            """
                    #if DEBUG
                    window?.tag = 1
                    #elseif canImport(AppKit)
                    window?.tag = 2
                    #endif
                    [1, 2]
                        .map { $0 + 1 }
                        #if DEBUG
                        .filter { $0 > 1 }
                        #endif
                        .forEach { window?.tag = $0 }
            """),
        reading(
            "a local type with a subscript and operators",
            """
                    struct Counts: Equatable {
                        var values: [String: Int] = [:]
                        subscript(name: String) -> Int {
                            get { values[name] ?? 0 }
                            set { values[name] = newValue }
                        }
                        static func == (a: Counts, b: Counts) -> Bool { a.values.count == b.values.count }
                        var isEmpty: Bool { self.values.isEmpty }
                    }
                    var counts = Counts()
                    counts["a"] += 1
                    if counts == Counts() { return }
            """),
        reading(
            "an enum with patterns",
            """
                    enum Start: Equatable { case cold, warm(times: Int) }
                    let start: Start = window == nil ? .cold : .warm(times: 1)
                    switch start {
                    case .warm(times: let times) where times > 0: window?.tag = times
                    case .warm, .cold: break
                    }
                    if case .cold = start, case let tag? = window?.tag, tag > 0 { return }
            """),
        reading(
            "closures behind newlines, and a tuple that is called",
            """
                    let handlers: (first: () -> Void, second: (Int) -> Int) = ({ }, { $0 + 1 })
                    handlers.first()
                    window?.tag = handlers.second(1)
                    let sorted = [3, 1].sorted
                    { $0 < $1 }
                    window?.tag = sorted[0]
            """),
        reading(
            "attributes, generics and errors with types",
            """
                    enum Failure: Error { case none }
                    @Sendable func load<Value>(_ value: Value?) throws(Failure) -> Value where Value: Sendable {
                        guard let value else { throw .none }
                        return value
                    }
                    let tag = try? load(1)
                    window?.tag = tag ?? 0
            """),
        reading(
            "a name that is a word of the language",
            """
                    let `switch` = 1, `func` = 2
                    let values = (if: `switch`, for: `func`)
                    window?.tag = values.if + values.for
            """),
        reading(
            "an if that is a value, and a do in a closure",
            """
                    let title: String = if session.role == .windowApplication { "a" } else { "b" }
                    let load = { () throws -> Int in
                        do { return try Int(String(title), format: .number) } catch { return 0 }
                    }
                    window?.tag = (try? load()) ?? 0
            """),
    ]

    /// Reads the URLs behind it.
    private static func reading(_ description: String, _ code: String) -> CodeVariant {
        connecting(
            "syntax: \(description)",
            code + "\n        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }",
            .does(VariantAction.readsURLs))
    }

    /// Objective-C that is hard to read for who doesn't know its grammar, and names that mislead.
    package static let objectiveCHardSyntax: [CodeVariant] = [
        readingInObjectiveC(
            "brackets in texts and characters",
            """
                NSString *text = @"[{(\\"" @"]}" "c";
                char bracket = '[', quote = '\\'';
                NSLog(@"%@ %c%c", text, bracket, quote);
            """),
        readingInObjectiveC(
            "code that isn't built",
            """
            #if 0
                [self openContexts:( // it's broken {
            #endif
            #ifdef RCP_NEVER
                return;
            #else
                self.window.tag = 1;
            #endif
            """),
        readingInObjectiveC(
            "a comment that goes on",
            """
                // the next line is a comment, too \\
                return;
                /* [self { */ self.window.tag = 1;
            """),
        readingInObjectiveC(
            "literals and boxes",
            """
                NSDictionary *counts = @{ @"a" : @(1 + 2), @"b" : @[ @YES, @{ @"c" : @'d' } ] };
                NSLog(@"%@ %@", counts[@"a"], [counts[@"b"] firstObject]);
            """),
        readingInObjectiveC(
            "an expression of statements",
            """
                NSInteger tag = ({
                    NSInteger a = 1;
                    a + 1;
                });
                self.window.tag = tag;
            """),
        readingInObjectiveC(
            "pointers of functions and casts of blocks",
            """
                void (*logs)(NSString *, ...) = &NSLog;
                logs(@"a");
                id any = ^(NSInteger value) { return value + 1; };
                self.window.tag = ((NSInteger (^)(NSInteger))any)(1);
            """),
        readingInObjectiveC(
            "a jump and labels",
            """
                NSInteger tries = 0;
            again:
                if (tries++ < 2) goto again;
                switch (tries) {
                    case 1: { self.window.tag = 1; break; }
                    default: break;
                }
            """),
        readingInObjectiveC(
            "conditions without braces in one another",
            """
                if (self.window.tag == 1)
                    if (self.window.tag > 0)
                        NSLog(@"a");
                    else
                        NSLog(@"b");
                else if (self.window.tag == 2)
                    NSLog(@"c");
                for (NSInteger i = 0; i < 2; i++)
                    while (self.window.tag > i)
                        self.window.tag = i;
            """),
        readingInObjectiveC(
            "braces on lines of their own",
            """
                @synchronized (self)
                {
                    if (self.window.tag == 1)
                    {
                        self.window.tag = 2;
                    }
                    else
                    {
                        self.window.tag = 3;
                    }
                }
            """),
        readingInObjectiveC(
            "blocks in blocks",
            """
                dispatch_async(dispatch_get_main_queue(), ^{
                    void (^outer)(void (^)(NSInteger)) = ^(void (^inner)(NSInteger)) { inner(1); };
                    outer(^(NSInteger tag) {
                        self.window.tag = tag;
                    });
                });
            """),
        objectiveCOpening(
            "URL: a ternary with a cast",
            """
                NSURL *target = self.window ? (NSURL *)url : nil;
                if (target) [RCPRouter.sharedRouter openURL:target];
            """, takesURL),
        objectiveCOpening(
            "URL: a key of a literal",
            """
                NSDictionary *visits = @{ url : @1 };
                [NSUserDefaults.standardUserDefaults setObject:[visits description] forKey:@"visits"];
            """, takesURL),
        objectiveCOpening("URL: behind a short ternary", "    self.startURL = self.startURL ?: url;", takesURL),
        objectiveCOpening(
            "URL: a method with the name of a level shows it",
            above: """
                @interface RCPAlert : NSObject
                + (void)message:(NSString *)title link:(NSURL *)link;
                @end
                """, #"    [RCPAlert message:@"Opened" link:url];"#, takesURL),
        objectiveCOpening(
            "URL: again under its name in a block",
            """
                void (^opens)(NSURL *) = ^(NSURL *url) {
                    [RCPRouter.sharedRouter openURL:url];
                };
                opens(url);
            """, takesURL),
        objectiveCOpening(
            "URL: a local that changes",
            """
                __block NSURL *link = nil;
                link = url.absoluteURL;
                dispatch_async(dispatch_get_main_queue(), ^{
                    [RCPRouter.sharedRouter openURL:link];
                });
            """, takesURL),
    ]

    private static let takesURL = Meaning.does(VariantAction.takes("url"))

    /// Reads the URLs behind it.
    private static func readingInObjectiveC(_ description: String, _ code: String) -> CodeVariant {
        objectiveCConnecting(
            "syntax: \(description)", code + "\n    [self openContexts:connectionOptions.URLContexts];",
            .does(VariantAction.readsURLs))
    }
}
