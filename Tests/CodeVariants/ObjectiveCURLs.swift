extension CodeVariant {
    /// What an app in Objective-C without scenes does with the URL that opens it.
    package static let objectiveCURLs: [CodeVariant] = [
        objectiveCOpening(
            "URL: a message in a message", end: "return [[RCPRouter sharedRouter] openURL:[url absoluteURL]];",
            "    self.window.tag = 1;", takes),
        objectiveCOpening(
            "URL: dots", end: "return [RCPRouter.sharedRouter openURL:url.absoluteURL];", "    self.window.tag = 1;",
            takes),
        objectiveCOpening(
            "URL: a message inside a log",
            """
                NSLog(@"opened: %d", [RCPRouter.sharedRouter openURL:url]);
            """, takes),
        objectiveCOpening(
            "URL: only logged",
            """
                NSLog(@"opened %@ by %@", url.absoluteString, options[UIApplicationOpenURLOptionsSourceApplicationKey]);
                NSLog(@"%@", [NSString stringWithFormat:@"%@ %@", [url host], url.path]);
            """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: dropped",
            """
                (void)url;
                self.window.tag = 1;
            """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a loop's variable has its name",
            """
                for (NSURL *url in [self savedURLs]) {
                    [RCPRouter.sharedRouter openURL:url];
                }
            """, members: saved, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a block's parameter has its name",
            """
                [[self savedURLs] enumerateObjectsUsingBlock:^(NSURL *url, NSUInteger index, BOOL *stop) {
                    [RCPRouter.sharedRouter openURL:url];
                }];
            """, members: saved, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a local in a block has its name",
            """
                if (self.window != nil) {
                    NSURL *url = [NSURL URLWithString:@"recipes://home"];
                    [RCPRouter.sharedRouter openURL:url];
                }
            """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a part of a selector, a text and a comment have its name",
            """
                // [RCPRouter.sharedRouter openURL:url];
                self.window.accessibilityLabel = @"url";
                [self show:nil url:nil];
            """,
            members: """
                - (void)show:(NSString *)title url:(NSString *)text {
                    self.window.accessibilityLabel = title ?: text;
                }

                """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: a block on a queue",
            """
                __weak typeof(self) weakSelf = self;
                dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
                    weakSelf.startURL = url;
                });
            """, takes),
        objectiveCOpening(
            "URL: a block in a variable that is called",
            """
                void (^opens)(NSURL *) = ^(NSURL *link) {
                    [RCPRouter.sharedRouter openURL:link];
                };
                opens(url);
            """, takes),
        objectiveCOpening(
            "URL: an if without braces",
            """
                if ([url.scheme isEqualToString:@"recipes"])
                    [RCPRouter.sharedRouter openURL:url];
            """, takes),
        objectiveCOpening(
            "URL: its parts in a loop",
            """
                NSURLComponents *components = [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:NO];
                for (NSURLQueryItem *item in components.queryItems) {
                    if ([item.name isEqualToString:@"id"]) self.window.accessibilityLabel = item.value;
                }
            """, takes), objectiveCOpening("URL: a cast", "    self.startURL = [(NSURL *)url copy];", takes),
        objectiveCOpening(
            "URL: a macro as a statement", above: "#define RCP_OPEN(link) [RCPRouter.sharedRouter openURL:(link)]",
            """
                RCP_OPEN(url);
            """, .doesOrOpen(VariantAction.takes("url"))),
        objectiveCOpening(
            "URL: a function of C",
            above: """
                static BOOL RCPOpen(NSURL *link) {
                    return [RCPRouter.sharedRouter openURL:link];
                }

                """, end: "return RCPOpen(url);", "    self.window.tag = 1;", .doesOrOpen(VariantAction.takes("url"))),
        objectiveCOpening(
            "URL: for systems that no device has",
            """
                if (@available(iOS 99, *)) {
                    [RCPRouter.sharedRouter openURL:url];
                }
            """, .does(), errors: ["LT010"]),
        objectiveCOpening(
            "URL: an exception is caught",
            """
                @try {
                    [RCPRouter.sharedRouter openURL:url];
                } @catch (NSException *exception) {
                    return NO;
                }
            """, takes),
    ]

    private static let takes = Meaning.does(VariantAction.takes("url"))

    private static let saved = """
        - (NSArray<NSURL *> *)savedURLs {
            return @[ [NSURL URLWithString:@"recipes://home"] ];
        }

        """
}
