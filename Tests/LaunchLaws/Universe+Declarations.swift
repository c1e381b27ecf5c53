import LaunchModel

extension Universe {
    /// One app of each life cycle on each version of each platform.
    static let plain: [Scenario] = setups(on: everyYear).filter { setup in
        !setup.device.isLocked && !setup.app.savedState && setup.app.appDelegate == .complete
    }

    /// Apps with an Info.plist on every version of iOS, and those of SwiftUI on every macOS, whose methods read what there is.
    package static let declared = readingWhatIsDeclared + registeringContinuedTasks

    private static let readingWhatIsDeclared: [Scenario] = plain.filter { setup in
        switch setup.device.platform {
        case .iOS: true
        case .macCatalyst: setup.app.lifecycle == .swiftUI
        case .tvOS: setup.device.uikit == .newest
        case .iPadOS, .visionOS: false
        }
    }.map { setup in
        let reads: [Action] = [
            .read(slot: .window), .read(slot: .activePrewarm), .read(slot: .protectedData, protection: .complete),
            .registerSceneAccessory(.externalDisplay),
        ]
        return setup.with { _ in Delegate(named: [:], others: Delegate.Method(actions: reads)) }.changed { app in
            app.infoPlist = .full(for: setup)
            app.serviceDelegates = [
                .pushRegistry: Delegate([(.didReceiveIncomingVoIPPush, Delegate.Method())], others: Delegate.Method())
            ]
            // On systems of its day a newer SDK asks for nothing yet.
            if setup.app.lifecycle == .appDelegate, setup.device.uikit < .newest { app.sdk = .newest }
        }
    }

    /// Apps that register a continued task when their launch is over, on the last systems that have none.
    private static let registeringContinuedTasks = plain.filter { setup in
        setup.device.platform == .iOS && setup.device.uikit == everyYear.last { $0 < Version(26) }
    }.map { $0.with([.viewDidAppear], [.registerTask(identifier: "c", continued: true)]) }

    /// Apps that take too long, end or stop on the way out, make their windows late, or have older methods only.
    package static let unusual: [Scenario] = plain.filter { $0.device.uikit == .newest }.flatMap { setup in
        let stops = setup.with(stopping, [.registerTask(identifier: "late")])
        switch setup.device.platform {
        case .visionOS: return [stops]
        case .iPadOS: return [setup.with([.applicationWillTerminate], [.registerTask(identifier: "late")])]
        case .macCatalyst, .tvOS: return []
        case .iOS: break
        }
        return [
            setup,
            setup.changed { app in
                app.infoPlist = .full(for: setup)
                app.infoPlist?.exitsOnSuspend = true
            }, setup.with([.fetchRemoteNotification], Delegate.Method(durationMs: 31_000)),
            setup.with(
                [.applicationDidEnterBackground, .sceneDidEnterBackground, .applicationWillTerminate],
                Delegate.Method(durationMs: 6000)), stops, stops.changed { $0.savedState = true },
            setup.with([.viewDidLoad], [.registerTask(identifier: "t")]).changed { $0.interface = .code },
            setup.without([.sceneWillConnect]).changed { $0.interface = .code },
            setup.without([.openURL, .fetchRemoteNotification, .shouldRestoreSecureState, .shouldSaveSecureState]),
            setup.without([.openURL, .openURLFromSource]), setup.with([.onAppear], Delegate.Method(durationMs: 31_000)),
            setup.with([.didFinishLaunching], Delegate.Method(returns: .bool(false))),
            setup.changed { $0.notificationDelegate = .complete }, toldByServices(setup),
        ]
            + stopping.flatMap { callback in
                let stops = setup.with([callback], [.registerTask(identifier: "late")])
                return [stops, stops.changed { $0.savedState = true }]
            } + [setup.with([.protectedDataDidBecomeAvailable], [.registerTask(identifier: "late")]).locked]
            + [Action.makeWindow(.scene), .makeWindow(.frame)].flatMap { makingWindows(setup, $0) }
    }

    /// Apps that make windows everywhere, again when their view is loaded, appears or is laid out, when it is late or restored.
    private static func makingWindows(_ setup: Scenario, _ action: Action) -> [Scenario] {
        [
            setup.with { _ in Delegate(named: [:], others: [action]) }.changed { app in
                (app.interface, app.savedState) = (.code, true)
            }
        ]
            + [
                [.didFinishLaunching, .sceneWillConnect, .viewDidLoad],
                [.didFinishLaunching, .sceneWillConnect, .viewWillAppear],
                [.didFinishLaunching, .sceneWillConnect, .viewDidLayoutSubviews],
                [.applicationDidBecomeActive, .sceneDidBecomeActive, .viewWillAppear],
            ].map { callbacks in setup.with(callbacks, [action]).changed { $0.interface = .code } } + [
                setup.with([.finishedRestoringState], [action]).changed {
                    ($0.interface, $0.savedState) = (.code, true)
                }
            ]
    }

    /// An app whose launch method sets the delegates of services, all of whose methods are there.
    private static func toldByServices(_ setup: Scenario) -> Scenario {
        setup.with(
            [.didFinishLaunching], Delegate.Method(actions: ServiceProtocol.allCases.map(Action.setServiceDelegate))
        ).changed { app in
            app.serviceDelegates = ServiceProtocol.allCases.reduce(into: [:]) {
                $0[$1] = Delegate(named: [:], others: Delegate.Method())
            }
        }
    }

    /// The methods in which an app can be stopped without being stopped at its launch.
    private static let stopping: [Callback] = [
        .applicationWillResignActive, .sceneWillResignActive, .protectedDataDidBecomeAvailable,
        .protectedDataWillBecomeUnavailable, .applicationWillTerminate, .encodeRestorableState,
        .stateRestorationActivity,
    ]

    /// The events of ``triggers``, those in the background that the app works on for too long, and rarer ones.
    package static let moreTriggers: [Trigger] =
        triggers
        + BackgroundEvent.Kind.allCases.flatMap { kind in
            [false, true].map { .backgroundEvent(BackgroundEvent(kind: kind, takesMs: 40_000, connectsScene: $0)) }
        } + [
            .tapNotification(TappedNotification(kind: .local, action: "reply")),
            .remoteNotification(RemoteNotification(alert: true, contentAvailable: true)),
        ]

    /// Apps on every version that name the methods of their delegates, and say of some what they do; and such as have
    /// unusual launch screens, no windows, or declare no scenes.
    package static let named: [Scenario] = plain.flatMap { setup in
        let busy: [Action] = [.work(label: "w", durationMs: 1)]
        let all = setup.naming { _ in Delegate.Method() }
        let variants = [
            all, setup.naming { _ in [] }, setup.naming { $0 == .appDelegate ? Delegate.Method(actions: busy) : [] },
            setup.naming { $0 == .sceneDelegate ? Delegate.Method(actions: busy) : [] },
            setup.naming { $0 == .appDelegate ? Delegate.Method(actions: busy) : nil },
            setup.naming { $0 == .sceneDelegate ? nil : Delegate.Method(actions: busy) },
            setup.naming { _ in [] }.changed { app in
                for method in olderMethods {
                    app.appDelegate.named[method] = [.work(label: method.rawValue, durationMs: 1)]
                }
            }, setup.with([.viewDidAppear, .sceneDidBecomeActive], [.registerTask(identifier: "c", continued: true)]),
            setup.with([.didFinishLaunching], [.later(.registerTask(identifier: "c", continued: true))]),
            all.changed { $0.sdk = nil }, all.changed { $0.sdk = .newest },
            setup.changed { app in
                app.launchScreen = LaunchScreen(
                    imageMB: 30, containsText: true, containsBranding: true, matchesFirstScreen: false,
                    followsAppearance: false)
                app.infoPlist = .full(for: setup)
                app.infoPlist?.orientations = ["UIInterfaceOrientationLandscapeLeft"]
            }, setup.changed { $0.launchScreen = LaunchScreen(imageMB: 5) },
        ]
        // Built with the SDK that stops an app without scenes, and with the one before.
        let undeclared = [Version.newest, Version(26)].map { sdk in
            all.changed { app in
                (app.infoPlist, app.sdk) = (.full(for: setup), sdk)
                app.infoPlist?.sceneManifest = setup.app.lifecycle == .scene ? SceneManifest() : nil
                app.appDelegate.named[.configurationForConnecting] = nil
            }
        }
        let undecided = setup.app.lifecycle == .appDelegate ? [InfoPlist(), InfoPlist(unread: .keys)] : []
        let ofInfoPlist = undecided.map { infoPlist in
            all.changed { app in
                (app.lifecycle, app.infoPlist) = (nil, infoPlist)
                app.appDelegate.named[.configurationForConnecting] = nil
            }
        }
        let windowless = setup.changed { app in
            app.interface = .code
            app.code.undone = [.makeWindow]
        }
        let minima = setup.device.platform == .iOS ? Array(2...15) : []
        let older = [all, variants[5]].flatMap { variant in
            minima.map { major in
                variant.changed { app in
                    app.infoPlist = .full(for: setup)
                    app.infoPlist?.minimumOS = Version(major)
                    if variant != all { app.sceneDelegate = .complete }
                }
            }
        }
        return variants + undeclared + ofInfoPlist + [windowless] + older
    }

    /// A newer one stands in for each.
    private static let olderMethods: [Callback] = [
        .applicationDidFinishLaunching, .handleOpenURL, .openURLFromSource, .didReceiveRemoteNotification,
        .shouldRestoreState, .shouldSaveState,
    ]

    /// Apps that go wrong in ways that more than one method has a part in.
    package static let careless: [Scenario] = plain.filter { $0.device.uikit == .newest }.flatMap { setup in
        if setup.device.platform == .visionOS {
            return setup.withPropertiesOfScenes + [
                setup.with { _ in Delegate(named: [:], others: [.request("permission:handTracking")]) }
            ]
        }
        if setup.device.platform != .iOS { return setup.withPropertiesOfScenes }
        let metrics: [Action.Metric?] = [nil, .start, .stop, .session]
        let everywhere: [[Action]] =
            metrics.map { [.mark(label: "m", metric: $0)] } + [
                [.request("permission:camera", once: true)], [.request("permission:handTracking")],
                [.request("permission:provisionalNotifications", once: true)],
            ]
        return everywhere.map { actions in
            setup.with { _ in Delegate(named: [:], others: Delegate.Method(actions: actions)) }.changed {
                $0.firstLaunch = true
            }
        } + [
            setup.with([.didFinishLaunching], []).changed { $0.notificationDelegate = .complete },
            setup.with { _ in Delegate(named: [:], others: [.mark(label: "m", metric: .stop)]) }.changed { app in
                app.appDelegate.named[.didFinishLaunching] = [.mark(label: "m", metric: .start)]
            },
            setup.with([.didFinishLaunching], [.registerTask(identifier: "other")]).changed {
                $0.infoPlist = .full(for: setup)
            },
            setup.with([.didReceiveNotificationResponse], [.read(slot: .window)]).changed { app in
                app.notificationDelegate = Delegate(named: [:], others: [.read(slot: .window)])
            },
            setup.with([.shouldRestoreState, .shouldRestoreSecureState], Delegate.Method(returns: .bool(false))).changed
            { $0.savedState = true },
            setup.changed { app in
                app.appDelegate.named = [
                    .willFinishLaunching: [.read(slot: .window), .use(resource: "r"), .listen(.url, buffered: true)],
                    .didFinishLaunching: [.makeWindow(.frame), .listen(.url, buffered: true)],
                    .didDecodeState: [.create(resource: "r")], .openURL: [.handle(.url)],
                ]
                (app.interface, app.savedState) = (.code, true)
            },
            setup.with { _ in Delegate(named: [:], others: [.read(slot: .protectedData, writesIfMissing: true)]) }
                .locked,
        ]
    }
}

extension Scenario {
    /// The same with the properties of window scenes that the newest systems have.
    fileprivate var withPropertiesOfScenes: [Scenario] {
        guard app.lifecycle != .appDelegate, device.platform != .tvOS else { return [] }
        let isOfMac = device.platform == .macCatalyst
        return
            (device.showsSeveralWindows && device.platform != .visionOS
            ? [changed { $0.closureConfirmation = true }] : [])
            + (isOfMac ? [] : [changed { $0.destructionConditions = Set(DestructionCondition.allCases) }])
    }
}

extension InfoPlist {
    /// All that lets events reach an app.
    fileprivate static func full(for setup: Scenario) -> InfoPlist {
        let manifest = SceneManifest(
            supportsMultipleScenes: true,
            configurations: [
                SceneManifest.Configuration(
                    role: "UIWindowSceneSessionRoleApplication", name: "Default", delegateClass: "App.SceneDelegate")
            ])
        return InfoPlist(
            sceneManifest: setup.app.lifecycle == .scene ? manifest : nil, hasLaunchScreen: true,
            backgroundModes: Set(BackgroundEvent.Kind.allCases.compactMap(\.requirement.mode)).sorted() + [
                "audio", "remote-notification",
            ], permittedTasks: ["t"], urlSchemes: ["recipes"])
    }
}

extension Scenario {
    /// The same with another app.
    func changed(_ change: (inout Scenario.App) -> Void) -> Scenario {
        var other = app.written
        change(&other)
        return Scenario(
            name, notes: notes, device: device, app: ResolvedApp(other, on: device), start: start, events: events)
    }

    /// The same on a locked device.
    fileprivate var locked: Scenario {
        let device = Device(platform: device.platform, os: device.os, isLocked: true)
        return Scenario(
            name, notes: notes, device: device, app: ResolvedApp(app.written, on: device), start: start, events: events)
    }

    /// Implements everything, and these methods in this way.
    fileprivate func with(_ callbacks: [Callback], _ method: Delegate.Method) -> Scenario {
        with { receiver in
            Delegate(callbacks.filter { $0.receiver == receiver }.map { ($0, method) }, others: Delegate.Method())
        }
    }

    /// Implements everything but these methods.
    fileprivate func without(_ callbacks: [Callback]) -> Scenario {
        with { receiver in
            Delegate(
                Callback.allCases.filter { $0.receiver == receiver && !callbacks.contains($0) }.map {
                    ($0, Delegate.Method())
                })
        }
    }

    /// Names all methods of those delegates that have such a one, and no others.
    fileprivate func naming(_ method: (Receiver) -> Delegate.Method?) -> Scenario {
        func delegate(_ receiver: Receiver) -> Delegate {
            Delegate(
                Callback.allCases.filter { $0.receiver == receiver }.compactMap { callback in
                    method(receiver).map { (callback, $0) }
                })
        }
        // An app may have one that nothing calls.
        return with(delegate).changed { $0.sceneDelegate = delegate(.sceneDelegate) }
    }
}
