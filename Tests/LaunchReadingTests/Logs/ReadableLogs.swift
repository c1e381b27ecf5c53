import Testing

/// A log as an app could write it, and the callbacks that it tells of.
struct ReadableLog: CustomTestStringConvertible {
    let testDescription: String
    /// The line and the callback of each entry, launch by launch.
    let launches: [String]
    let lineEnd: String
    let text: String

    init(_ name: String, _ text: String, lineEnd: String = "\n", _ launches: String...) {
        (testDescription, self.launches, self.lineEnd, self.text) = (name, launches, lineEnd, text)
    }

    var bytes: [UInt8] { Array(text.replacing("\n", with: lineEnd).utf8) }

    static let all: [ReadableLog] = [
        ReadableLog(
            "Blank line between launches",
            #"""
            didFinishLaunchingWithOptions nil
            viewDidLoad
            applicationDidBecomeActive

            didFinishLaunchingWithOptions [UIApplicationLaunchOptionsKey(_rawValue: UIApplicationLaunchOptionsURLKey): recipes://soup]
            viewDidLoad
            applicationDidBecomeActive
            """#, "1 didFinishLaunching, 2 viewDidLoad, 3 applicationDidBecomeActive",
            "5 didFinishLaunching, 6 viewDidLoad, 7 applicationDidBecomeActive"),
        ReadableLog(
            "Blank line between launches without the launch method",
            #"""
            scene(_:willConnectTo:options:)
            sceneWillEnterForeground(_:)
            sceneDidBecomeActive(_:)

            scene(_:willConnectTo:options:)
            sceneWillEnterForeground(_:)
            sceneDidBecomeActive(_:)
            """#, "1 sceneWillConnect, 2 sceneWillEnterForeground, 3 sceneDidBecomeActive",
            "5 sceneWillConnect, 6 sceneWillEnterForeground, 7 sceneDidBecomeActive"),
        ReadableLog(
            "Blank line before a storyboard's view controller",
            #"""
            -[HomeViewController viewDidLoad]
            -[AppDelegate application:didFinishLaunchingWithOptions:]
            -[HomeViewController viewWillAppear:]
            -[AppDelegate applicationDidBecomeActive:]
            -[HomeViewController viewDidAppear:]

            -[HomeViewController viewDidLoad]
            -[AppDelegate application:didFinishLaunchingWithOptions:]
            -[HomeViewController viewWillAppear:]
            -[AppDelegate applicationDidBecomeActive:]
            -[HomeViewController viewDidAppear:]
            """#,
            "1 viewDidLoad, 2 didFinishLaunching, 3 viewWillAppear, 4 applicationDidBecomeActive, 5 viewDidAppear",
            "7 viewDidLoad, 8 didFinishLaunching, 9 viewWillAppear, 10 applicationDidBecomeActive, 11 viewDidAppear"),
        ReadableLog(
            "Repeated did",
            #"""
            AppDelegate.application(_:didFinishLaunchingWithOptions:)
            AppDelegate.application(_:didFinishLaunchingWithOptions:)
            AppDelegate.application(_:didFinishLaunchingWithOptions:)
            AppDelegate.applicationDidBecomeActive(_:)
            """#, "1 didFinishLaunching", "2 didFinishLaunching", "3 didFinishLaunching, 4 applicationDidBecomeActive"),
        ReadableLog(
            "Process id changes with one process name",
            #"""
            2023-05-30 18:02:11.402 Tasks[731:19022] SceneDelegate scene(_:willConnectTo:options:)
            2023-05-30 18:02:11.611 Tasks[731:19022] SceneDelegate sceneDidBecomeActive(_:)
            2023-05-30 18:04:40.009 Tasks[731:19022] SceneDelegate sceneWillResignActive(_:)
            2023-05-30 18:06:02.778 Tasks[802:20410] SceneDelegate scene(_:willConnectTo:options:)
            2023-05-30 18:06:02.990 Tasks[802:20410] SceneDelegate sceneDidBecomeActive(_:)
            """#, "1 sceneWillConnect, 2 sceneDidBecomeActive, 3 sceneWillResignActive",
            "4 sceneWillConnect, 5 sceneDidBecomeActive"),
        ReadableLog(
            "Printed lines before the new process says who it is",
            #"""
            AppDelegate.application(_:didFinishLaunchingWithOptions:)
            2023-05-30 18:02:11.402 Tasks[731:19022] Reachability: wifi
            2023-05-30 18:02:11.611 Tasks[731:19022] AppDelegate.applicationDidBecomeActive(_:)
            Message from debugger: killed
            AppDelegate.application(_:didFinishLaunchingWithOptions:)
            2023-05-30 18:06:02.778 Tasks[802:20410] Reachability: wifi
            2023-05-30 18:06:02.990 Tasks[802:20410] AppDelegate.applicationDidBecomeActive(_:)
            """#, "1 didFinishLaunching, 3 applicationDidBecomeActive",
            "5 didFinishLaunching, 7 applicationDidBecomeActive"),
        ReadableLog(
            "After applicationWillTerminate",
            #"""
            applicationDidBecomeActive(_:)
            applicationWillResignActive(_:)
            applicationDidEnterBackground(_:)
            applicationWillTerminate(_:)
            applicationDidBecomeActive(_:)
            """#,
            "1 applicationDidBecomeActive, 2 applicationWillResignActive, 3 applicationDidEnterBackground, 4 applicationWillTerminate",
            "5 applicationDidBecomeActive"),
        ReadableLog(
            "Unified log, default style",
            #"""
            Timestamp                       Thread     Type        Activity             PID    TTL  
            2024-03-09 21:40:55.120334+0100 0x5e21     Default     0x0                  9120   0    Chess: [com.example.chess:lifecycle] application(_:didFinishLaunchingWithOptions:)
            2024-03-09 21:40:55.180220+0100 0x5e21     Info        0x0                  9120   0    Chess: [com.example.chess:lifecycle] scene(_:willConnectTo:options:) state=background
            2024-03-09 21:40:55.190001+0100 0x5e40     Error       0x0                  9120   0    Chess: (CFNetwork) Task <1> finished with error
            2024-03-09 21:40:55.210202+0100 0x5e21     Default     0x0                  9120   0    Chess: [com.example.chess:lifecycle] sceneWillEnterForeground(_:) state=background
            2024-03-09 21:40:55.240117+0100 0x5e21     Default     0x0                  9120   0    Chess: [com.example.chess:lifecycle] sceneDidBecomeActive(_:) state=inactive
            """#, "2 didFinishLaunching, 3 sceneWillConnect, 5 sceneWillEnterForeground, 6 sceneDidBecomeActive"),
        ReadableLog(
            "Unified log, compact style",
            #"""
            Filtering the log data using "process == "Chess""
            Timestamp               Ty Process[PID:TID]
            2025-01-02 11:00:01.500 Df Chess[511:a01f] [com.example.chess:app] -[AppDelegate application:didFinishLaunchingWithOptions:]
            2025-01-02 11:00:01.820 Df Chess[511:a01f] [com.example.chess:app] -[AppDelegate applicationDidBecomeActive:]
            """#, "3 didFinishLaunching, 4 applicationDidBecomeActive"),
        ReadableLog(
            "Unified log as JSON lines",
            #"""
            {"timestamp":"2025-01-02 11:00:01.500000+0100","eventMessage":"AppDelegate didFinishLaunchingWithOptions","processID":511,"processImagePath":"\/var\/containers\/Chess.app\/Chess","messageType":"Default"}
            {"timestamp":"2025-01-02 11:00:01.520000+0100","eventMessage":"SceneDelegate: scene(_:willConnectTo:options:)","processID":511,"processImagePath":"\/var\/containers\/Chess.app\/Chess","messageType":"Default"}
            {"timestamp":"2025-01-02 11:00:01.600000+0100","eventMessage":"nw_path_libinfo_path_check [8D]","processID":511,"processImagePath":"\/var\/containers\/Chess.app\/Chess","messageType":"Error"}
            {"timestamp":"2025-01-02 11:00:01.700000+0100","eventMessage":"SceneDelegate: sceneDidBecomeActive","processID":511,"processImagePath":"\/var\/containers\/Chess.app\/Chess","messageType":"Default"}
            """#, "1 didFinishLaunching, 2 sceneWillConnect, 4 sceneDidBecomeActive"),
        ReadableLog(
            "CocoaLumberjack",
            #"""
            2022/10/04 07:12:09:101  [I] AppDelegate.swift:31 application(_:didFinishLaunchingWithOptions:) - cold start
            2022/10/04 07:12:09:140  [D] Database.swift:88 open() - opened in 12 ms
            2022/10/04 07:12:09:402  [I] AppDelegate.swift:55 applicationDidBecomeActive(_:) - active
            2022/10/04 07:13:10:002  [I] AppDelegate.swift:61 applicationWillResignActive(_:) - bye
            """#, "1 didFinishLaunching, 3 applicationDidBecomeActive, 4 applicationWillResignActive"),
        ReadableLog(
            "XCGLogger",
            #"""
            2021-06-30 19:22:01.331 [Info] [main] [AppDelegate.swift:40] application(_:didFinishLaunchingWithOptions:) > Launched
            2021-06-30 19:22:01.702 [Debug] [main] [AppDelegate.swift:77] applicationDidBecomeActive(_:) > 
            2021-06-30 19:22:05.118 [Error] [com.apple.root.default-qos] [Sync.swift:9] sync() > offline
            2021-06-30 19:24:11.900 [Debug] [main] [AppDelegate.swift:70] applicationDidEnterBackground(_:) > saving
            """#, "1 didFinishLaunching, 2 applicationDidBecomeActive, 4 applicationDidEnterBackground"),
        ReadableLog(
            "CRLF and a byte order mark",
            #"""
            AppDelegate - application:didFinishLaunchingWithOptions:
            ads: loaded
            AppDelegate - applicationDidBecomeActive:

            AppDelegate - application:didFinishLaunchingWithOptions:
            """#, lineEnd: "\r\n", "1 didFinishLaunching, 3 applicationDidBecomeActive", "5 didFinishLaunching"),
        ReadableLog(
            "Flutter between",
            #"""
            Launching lib/main.dart on iPhone 15 in debug mode...
            AppDelegate: application didFinishLaunchingWithOptions
            flutter: The Dart VM service is listening on http://127.0.0.1:62134/abc=/
            flutter: AppLifecycleState.resumed
            AppDelegate: applicationDidBecomeActive
            flutter: AppLifecycleState.inactive
            AppDelegate: applicationWillResignActive
            """#, "2 didFinishLaunching, 5 applicationDidBecomeActive, 7 applicationWillResignActive"),
        ReadableLog(
            "Numbered prints",
            #"""
            1. application(_:willFinishLaunchingWithOptions:)
            2. application(_:didFinishLaunchingWithOptions:)
            3. scene(_:willConnectTo:options:)
            4. sceneWillEnterForeground(_:)
            5. sceneDidBecomeActive(_:)
            """#,
            "1 willFinishLaunching, 2 didFinishLaunching, 3 sceneWillConnect, 4 sceneWillEnterForeground, 5 sceneDidBecomeActive"
        ),
        ReadableLog(
            "Two scenes",
            #"""
            AppDelegate application(_:didFinishLaunchingWithOptions:)
            SceneDelegate scene(_:willConnectTo:options:) <UIWindowScene: 0x105e04a10>
            SceneDelegate sceneDidBecomeActive(_:) <UIWindowScene: 0x105e04a10>

            SceneDelegate scene(_:willConnectTo:options:) <UIWindowScene: 0x105f0bb70>
            SceneDelegate sceneWillResignActive(_:) <UIWindowScene: 0x105e04a10>
            SceneDelegate sceneDidBecomeActive(_:) <UIWindowScene: 0x105f0bb70>
            """#,
            "1 didFinishLaunching, 2 sceneWillConnect, 3 sceneDidBecomeActive, 5 sceneWillConnect, 6 sceneWillResignActive, 7 sceneDidBecomeActive"
        ),
        ReadableLog(
            "Arrows into and out of methods",
            #"""
            -> AppDelegate.application(_:didFinishLaunchingWithOptions:)
               setUpAnalytics
            <- AppDelegate.application(_:didFinishLaunchingWithOptions:)
            → SceneDelegate.scene(_:willConnectTo:options:)
            ← SceneDelegate.scene(_:willConnectTo:options:)
            → SceneDelegate.sceneDidBecomeActive(_:)
            ← SceneDelegate.sceneDidBecomeActive(_:)
            """#, "1 didFinishLaunching, 4 sceneWillConnect, 6 sceneDidBecomeActive"),
        ReadableLog(
            "A crash in the middle",
            #"""
            2020-01-09 08:00:00.100 Shop[99:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
            2020-01-09 08:00:00.140 Shop[99:1] -[CartViewController viewDidLoad]
            2020-01-09 08:00:00.190 Shop[99:1] *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[CartViewController total]: unrecognized selector sent to instance 0x7f'
            *** First throw call stack:
            (
            	0   CoreFoundation                      0x00007fff23c7127e __exceptionPreprocess + 350
            	1   libobjc.A.dylib                     0x00007fff513fbb20 objc_exception_throw + 48
            	2   Shop                                0x000000010a3f1c11 -[CartViewController viewDidLoad] + 129
            	3   UIKitCore                           0x00007fff47a1e2c7 -[UIViewController loadViewIfRequired] + 1183
            	4   Shop                                0x000000010a3f2210 -[AppDelegate application:didFinishLaunchingWithOptions:] + 88
            )
            libc++abi.dylib: terminating with uncaught exception of type NSException
            2020-01-09 08:02:00.100 Shop[104:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
            2020-01-09 08:02:00.300 Shop[104:1] -[AppDelegate applicationDidBecomeActive:]
            """#, "1 didFinishLaunching, 2 viewDidLoad", "13 didFinishLaunching, 14 applicationDidBecomeActive"),
        ReadableLog(
            "Device syslog with others between",
            #"""
            Mar  3 08:15:01 Annas-iPhone Notes2[811] <Notice>: AppDelegate: didFinishLaunchingWithOptions
            Mar  3 08:15:01 Annas-iPhone SpringBoard(FrontBoard)[60] <Notice>: [application<com.example.notes2>:811] Bootstrap success!
            Mar  3 08:15:02 Annas-iPhone backboardd[62] <Notice>: new event dispatching rules
            Mar  3 08:15:02 Annas-iPhone Notes2[811] <Notice>: AppDelegate: applicationDidBecomeActive
            """#, "1 didFinishLaunching, 4 applicationDidBecomeActive"),
        ReadableLog(
            "Console.app columns",
            #"""
            default	08:15:01.100200+0100	Notes2	didFinishLaunchingWithOptions
            default	08:15:01.200200+0100	runningboardd	Acquiring assertion targeting app
            default	08:15:01.900200+0100	Notes2	sceneDidBecomeActive
            """#, "1 didFinishLaunching, 3 sceneDidBecomeActive"),
        ReadableLog(
            "Structured logger with keys",
            #"""
            level=info ts=2024-01-01T10:00:00Z event=application(_:didFinishLaunchingWithOptions:) pid=77
            level=info ts=2024-01-01T10:00:01Z event=scene(_:willConnectTo:options:) pid=77
            level=info ts=2024-01-01T10:00:09Z event=scene(_:openURLContexts:) url=recipes://soup pid=77
            """#, "1 didFinishLaunching, 2 sceneWillConnect, 3 sceneOpenURLContexts"),
        ReadableLog(
            "SwiftUI with an adaptor",
            #"""
            App.init
            [AppDelegate] application(_:didFinishLaunchingWithOptions:)
            scenePhase: inactive
            scenePhase: active
            [AppDelegate] applicationWillResignActive
            """#, "2 didFinishLaunching, 3 scenePhase, 4 scenePhase, 5 applicationWillResignActive"),
        ReadableLog(
            "Two colons behind the class",
            #"""
            AppDelegate::application didFinishLaunchingWithOptions
            AppDelegate::applicationDidBecomeActive
            AppDelegate::applicationWillResignActive
            AppDelegate::applicationDidEnterBackground
            AppDelegate::applicationWillEnterForeground
            """#,
            "1 didFinishLaunching, 2 applicationDidBecomeActive, 3 applicationWillResignActive, 4 applicationDidEnterBackground, 5 applicationWillEnterForeground"
        ),
        ReadableLog(
            "Emoji on both sides",
            #"""
            🏁🏁🏁🏁
            🏁 application(_:didFinishLaunchingWithOptions:) 🏁
            [Firebase/Core][I-COR000003] The default Firebase app has not yet been configured.
            🟢 applicationDidBecomeActive(_:) 🟢
            """#, "2 didFinishLaunching, 4 applicationDidBecomeActive"),
        ReadableLog(
            "Objects with addresses",
            #"""
            <MyApp.AppDelegate: 0x600003d1c0c0> application(_:didFinishLaunchingWithOptions:)
            <MyApp.HomeViewController: 0x7f8a1b504080> viewDidLoad()
            <MyApp.HomeViewController: 0x7f8a1b504080> viewWillAppear(_:)
            <MyApp.AppDelegate: 0x600003d1c0c0> applicationDidBecomeActive(_:)
            """#, "1 didFinishLaunching, 2 viewDidLoad, 3 viewWillAppear, 4 applicationDidBecomeActive"),
        ReadableLog(
            "File and line",
            #"""
            AppDelegate.swift application(_:didFinishLaunchingWithOptions:) 25
            AppDelegate.swift applicationDidBecomeActive(_:) 40
            """#, "1 didFinishLaunching, 2 applicationDidBecomeActive"),
        ReadableLog(
            "JSON lines of a logger",
            #"""
            {"level":"info","time":"2024-01-01T10:00:00Z","msg":"application(_:didFinishLaunchingWithOptions:)","pid":77}
            {"level":"info","time":"2024-01-01T10:00:00Z","msg":"applicationDidBecomeActive(_:)","pid":77}
            """#, "1 didFinishLaunching, 2 applicationDidBecomeActive"),
        ReadableLog(
            "A blank line within a launch",
            #"""
            didFinishLaunchingWithOptions
            applicationDidBecomeActive

            applicationWillResignActive
            applicationDidEnterBackground
            applicationWillEnterForeground
            applicationDidBecomeActive
            """#,
            "1 didFinishLaunching, 2 applicationDidBecomeActive, 4 applicationWillResignActive, 5 applicationDidEnterBackground, 6 applicationWillEnterForeground, 7 applicationDidBecomeActive"
        ),
        ReadableLog(
            "Views alone",
            #"""
            Launch 1
            viewDidLoad
            viewWillAppear
            viewDidAppear

            Launch 2
            viewDidLoad
            viewWillAppear
            viewDidAppear
            """#, "2 viewDidLoad, 3 viewWillAppear, 4 viewDidAppear", "7 viewDidLoad, 8 viewWillAppear, 9 viewDidAppear"
        ),
        ReadableLog(
            "Notification",
            #"""
            AppDelegate application(_:didFinishLaunchingWithOptions:)
            AppDelegate userNotificationCenter(_:didReceive:withCompletionHandler:)
            """#, "1 didFinishLaunching, 2 didReceiveNotificationResponse"),
        ReadableLog(
            "The debugger tells of the end",
            #"""
            sceneWillEnterForeground
            sceneDidBecomeActive
            Message from debugger: killed
            sceneWillEnterForeground
            sceneDidBecomeActive
            """#, "1 sceneWillEnterForeground, 2 sceneDidBecomeActive",
            "4 sceneWillEnterForeground, 5 sceneDidBecomeActive"),
        ReadableLog(
            "Brackets around everything",
            #"""
            [AppDelegate] [application(_:didFinishLaunchingWithOptions:)] Start
            [SceneDelegate] [scene(_:willConnectTo:options:)] Start
            """#, "1 didFinishLaunching, 2 sceneWillConnect"),
        ReadableLog(
            "File and function",
            #"""
            AppDelegate.swift:application(_:didFinishLaunchingWithOptions:):23 foo
            Net.swift:load():3 foo
            AppDelegate.swift:applicationDidBecomeActive(_:):40 bar
            """#, "1 didFinishLaunching, 3 applicationDidBecomeActive"),
        ReadableLog(
            "All parts in words",
            #"""
            🔵 main()
            🔵 AppDelegate willFinishLaunchingWithOptions
            🔵 AppDelegate didFinishLaunchingWithOptions
            🔵 SceneDelegate scene willConnectTo session options
            """#, "2 willFinishLaunching, 3 didFinishLaunching, 4 sceneWillConnect"),
        ReadableLog(
            "A comma behind the class",
            #"""
            AppDelegate, application didFinishLaunchingWithOptions
            SceneDelegate, scene willConnectTo
            SceneDelegate, sceneDidBecomeActive
            """#, "1 didFinishLaunching, 2 sceneWillConnect, 3 sceneDidBecomeActive"),
        ReadableLog(
            "Options over several lines",
            #"""
            AppDelegate didFinishLaunchingWithOptions:{
                UIApplicationLaunchOptionsURLKey = "shop://item";
            AppDelegate applicationDidBecomeActive
            """#, "1 didFinishLaunching, 3 applicationDidBecomeActive"),
        ReadableLog(
            "Markdown that an app prints between its callbacks",
            #"""
            2024-02-11 09:14:02.118204+0100 Chat[4121:88120] application(_:didFinishLaunchingWithOptions:)
            2024-02-11 09:14:02.244980+0100 Chat[4121:88120] sceneDidBecomeActive(_:)
            # Answer
            ```swift
            let a = 1
            ```
            Done.
            2024-02-11 09:14:05.244980+0100 Chat[4121:88120] sceneWillResignActive(_:)
            """#, "1 didFinishLaunching, 2 sceneDidBecomeActive, 8 sceneWillResignActive"),
        ReadableLog(
            "A log in one block",
            #"""
            ```
            application(_:didFinishLaunchingWithOptions:)
            sceneDidBecomeActive(_:)
            ```
            """#, "2 didFinishLaunching, 3 sceneDidBecomeActive"),
    ]
}
