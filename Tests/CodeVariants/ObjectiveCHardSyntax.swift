extension CodeVariant {
    /// Objective-C that is hard to read for who doesn't know its grammar, and names that mislead.
    package static let objectiveCHardSyntax: [CodeVariant] = [
        reading(
            "brackets in texts and characters",
            """
                NSString *text = @"[{(\\"" @"]}" "c";
                char bracket = '[', quote = '\\'';
                NSLog(@"%@ %c%c", text, bracket, quote);
            """),
        reading(
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
        reading(
            "a comment that goes on",
            """
                // the next line is a comment, too \\
                return;
                /* [self { */ self.window.tag = 1;
            """),
        reading(
            "literals and boxes",
            """
                NSDictionary *counts = @{ @"a" : @(1 + 2), @"b" : @[ @YES, @{ @"c" : @'d' } ] };
                NSLog(@"%@ %@", counts[@"a"], [counts[@"b"] firstObject]);
            """),
        reading(
            "an expression of statements",
            """
                NSInteger tag = ({
                    NSInteger a = 1;
                    a + 1;
                });
                self.window.tag = tag;
            """),
        reading(
            "pointers of functions and casts of blocks",
            """
                void (*logs)(NSString *, ...) = &NSLog;
                logs(@"a");
                id any = ^(NSInteger value) { return value + 1; };
                self.window.tag = ((NSInteger (^)(NSInteger))any)(1);
            """),
        reading(
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
        reading(
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
        reading(
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
        reading(
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
        objectiveCOpening(
            "URL: behind a short ternary",
            """
                self.startURL = self.startURL ?: url;
            """, takesURL),
        objectiveCOpening(
            "URL: a method with the name of a level shows it",
            above: """
                @interface RCPAlert : NSObject
                + (void)message:(NSString *)title link:(NSURL *)link;
                @end

                """,
            """
                [RCPAlert message:@"Opened" link:url];
            """, takesURL),
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
    private static func reading(_ description: String, _ code: String) -> CodeVariant {
        objectiveCConnecting(
            "syntax: \(description)", code + "\n    [self openContexts:connectionOptions.URLContexts];",
            .does(VariantAction.readsURLs))
    }
}
