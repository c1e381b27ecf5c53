/// Timelines in the layout with a column for the receiver, as they stand in projects that recorded them.
enum OlderLayout {
    /// By the path of the scenario in `Examples`.
    static let timelines: [(example: String, text: String)] = [
        (
            "url/cold-scene.json",
            #"""
            Deep link, cold start, scenes
            iOS 18.0, scene life cycle

            > openURL  url: recipes://soup?id=7&servings=2, sourceApplication: com.apple.mobilesafari
                          process created
                          launch screen shown
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> background
                          delegate created
              background  AppDelegate    application(_:willFinishLaunchingWithOptions:)  launchOptions: nil  = true
              background  AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions: nil  = true
                          main event loop started
              background  AppDelegate    application(_:configurationForConnecting:options:)  connectionOptions.urlContexts: recipes://soup?id=7&servings=2 {id: 7, servings: 2}  = UISceneConfiguration
                          storyboard loaded
                          window created
                          initial view controller created
                          root view controller set
              background  SceneDelegate  scene(_:willConnectTo:options:)  connectionOptions.urlContexts: recipes://soup?id=7&servings=2 {id: 7, servings: 2}
              background  SceneDelegate  sceneWillEnterForeground(_:)
            ~ scene main  unattached -> foreground inactive
            ~ app         background -> inactive
            ~ scene main  foreground inactive -> foreground active
              inactive    SceneDelegate  sceneDidBecomeActive(_:)
            ~ app         inactive -> active
                          first frame; launch screen removed
            = active

            """#
        ),
        (
            "url/refused-by-launch-method.json",
            #"""
            Deep link, refused by a launch method
            iOS 18.0, application life cycle (no scenes)

            > openURL  url: recipes://soup?id=7&servings=2, sourceApplication: com.apple.mobilesafari
                          process created
                          launch screen shown
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> inactive
                          delegate created
                          main event loop started
                          storyboard loaded
                          window created
                          initial view controller created
                          root view controller set
              inactive    AppDelegate    application(_:willFinishLaunchingWithOptions:)  launchOptions.url: recipes://soup?id=7&servings=2  = true
              inactive    AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions.url: recipes://soup?id=7&servings=2  = false
                          payload not handed over  url: recipes://soup?id=7&servings=2
                          first frame; launch screen removed
            ~ app         inactive -> active
              active      AppDelegate    applicationDidBecomeActive(_:)
            = active

            error LT014 return-value-suppresses: application(_:didFinishLaunchingWithOptions:) returned false, so UIKit doesn't hand the URL recipes://soup?id=7&servings=2 to application(_:open:options:); return true, or handle launchOptions.url there

            """#
        ),
        (
            "findings/LT011-warm-only-handler.json",
            #"""
            A quick action that starts the app
            iOS 18.0, scene life cycle

            > quickAction  type: com.example.recipes.new
                          process created
                          launch screen shown
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> background
                          delegate created
              background  AppDelegate    application(_:willFinishLaunchingWithOptions:)  launchOptions: nil  = true
              background  AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions: nil  = true
                          main event loop started
              background  AppDelegate    application(_:configurationForConnecting:options:)  connectionOptions.shortcutItem.type: com.example.recipes.new  = UISceneConfiguration
                          storyboard loaded
                          window created
                          initial view controller created
                          root view controller set
              background  SceneDelegate  scene(_:willConnectTo:options:)  connectionOptions.shortcutItem.type: com.example.recipes.new
            ~ scene main  unattached -> foreground inactive
            ~ app         background -> inactive
            ~ scene main  foreground inactive -> foreground active
            ~ app         inactive -> active
                          first frame; launch screen removed
            = active

            error LT011 warm-only-handler: only windowScene(_:performActionFor:completionHandler:) handles the quick action com.example.recipes.new, and at this cold start it isn't called: the payload travels in connectionOptions.shortcutItem, which nobody reads; read connectionOptions.shortcutItem in scene(_:willConnectTo:options:) as well

            """#
        ),
        (
            "window/second-in-scene.json",
            #"""
            A second window in a scene
            iOS 18.0, scene life cycle

            > tapIcon
                          process created
                          launch screen shown
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> background
                          delegate created
              background  AppDelegate    application(_:willFinishLaunchingWithOptions:)  launchOptions: nil  = true
              background  AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions: nil  = true
                          main event loop started
              background  AppDelegate    application(_:configurationForConnecting:options:)  connectionOptions: {}  = UISceneConfiguration
                          storyboard loaded
                          window created
                          initial view controller created
                          root view controller set
              background  SceneDelegate  scene(_:willConnectTo:options:)  connectionOptions: {}
                          window created
              background  SceneDelegate  sceneWillEnterForeground(_:)
            ~ scene main  unattached -> foreground inactive
            ~ app         background -> inactive
            ~ scene main  foreground inactive -> foreground active
              inactive    SceneDelegate  sceneDidBecomeActive(_:)
            ~ app         inactive -> active
                          first frame; launch screen removed
            = active

            """#
        ),
        (
            "notification/tap-cold-app-delegate.json",
            #"""
            Notification tapped, cold start, app delegate
            iOS 18.0, application life cycle (no scenes)

            > tapNotification  kind: remote
                          process created
                          launch screen shown
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> inactive
                          delegate created
                          main event loop started
                          storyboard loaded
                          window created
                          initial view controller created
                          root view controller set
              inactive    AppDelegate    application(_:willFinishLaunchingWithOptions:)  launchOptions.remoteNotification: {aps.alert: "The soup is ready", recipe: 7}  = true
              inactive    AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions.remoteNotification: {aps.alert: "The soup is ready", recipe: 7}  = true
              inactive    NotificationDelegate userNotificationCenter(_:didReceive:withCompletionHandler:)  response: {actionIdentifier: com.apple.UNNotificationDefaultActionIdentifier, notification: {aps.alert: "The soup is ready", recipe: 7}}  (inferred)
                          first frame; launch screen removed
            ~ app         inactive -> active
              active      AppDelegate    applicationDidBecomeActive(_:)
            = active

            """#
        ),
        (
            "background/processing-task.json",
            #"""
            Processing task, app suspended
            iOS 18.0, scene life cycle

            > backgroundEvent  kind: processingTask, identifier: com.example.recipes.cleanup, takesMs: 20000
            ~ app         suspended -> background
              background  TaskHandler    launchHandler(_:)  identifier: com.example.recipes.cleanup  (20000 ms)
                          suspended
            ~ app         background -> suspended
            = suspended

            """#
        ),
        (
            "adoption/trap-ios27.json",
            #"""
            No scenes, iOS 27 SDK, iOS 27
            iOS 27.0, application life cycle (no scenes)

            > tapIcon
                          process created
                          launch screen shown
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> inactive
                          delegate created
                          main event loop started
            ! trap: UIScene life cycle is required for apps built with this SDK
            ~ app         inactive -> terminated
            = stopped

            error LT001 scene-lifecycle-required: an app without scenes that is built with SDK 27 stops at launch. This one is built with SDK 27.0; declare UIApplicationSceneManifest with a scene delegate, and move the interface there

            """#
        ),
        (
            "swiftui/url-before-listener.json",
            #"""
            SwiftUI, a link that comes before its listener
            iOS 18.0, SwiftUI life cycle

            > openURL  url: recipes://soup?id=7
                          process created
                          launch screen shown
                          App            App.init()
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> background
                          delegate created
                          main event loop started
              background  View           onAppear(perform:)  (unsettled)
            ~ scene main  unattached -> foreground inactive
            ~ app         background -> inactive
            ~ scene main  foreground inactive -> foreground active
              inactive    App            scenePhase  phase: active
            ~ app         inactive -> active
                          first frame; launch screen removed
              active      View           onOpenURL(perform:)  url: recipes://soup?id=7, queryItems: {id: 7}  (unsettled)
            = active

            error LT016 dropped-before-listener: the URL recipes://soup?id=7 comes to views once, 0.1 s after the scene has connected and before its listener in onAppear(perform:) is ready (700 ms later), and nothing repeats it; take it in onOpenURL(perform:) of a view that is there from the start, and keep it

            """#
        ),
        (
            "restoration/scene-saved-state.json",
            #"""
            State restoration, scenes
            iOS 18.0, scene life cycle

            > tapIcon
                          process created
                          launch screen shown
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> background
                          delegate created
              background  AppDelegate    application(_:willFinishLaunchingWithOptions:)  launchOptions: nil  = true
                          state restoration
              background  AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions: nil  = true
                          main event loop started
                          storyboard loaded
                          window created
                          initial view controller created
                          root view controller set
              background  SceneDelegate  scene(_:willConnectTo:options:)  connectionOptions: {}, session.stateRestorationActivity: NSUserActivity
              background  SceneDelegate  sceneWillEnterForeground(_:)
            ~ scene main  unattached -> foreground inactive
            ~ app         background -> inactive
              inactive    SceneDelegate  scene(_:restoreInteractionStateWith:)
            ~ scene main  foreground inactive -> foreground active
              inactive    SceneDelegate  sceneDidBecomeActive(_:)
            ~ app         inactive -> active
                          first frame; launch screen removed
            = active

            """#
        ),
        (
            "prewarm/background-event.json",
            #"""
            Prewarmed, then used by a background event
            iOS 18.0, scene life cycle

            > prewarm
                          process created
                          launch paused until the app is needed

            > backgroundEvent  +30000 ms  kind: urlSession, identifier: com.example.recipes.downloads, takesMs: 500  (inferred)
                          UIApplicationMain(_:_:_:_:)
                          UIApplication created
            ~ app         not running -> background
                          delegate created
              background  AppDelegate    application(_:willFinishLaunchingWithOptions:)  launchOptions: nil  = true
              background  AppDelegate    application(_:didFinishLaunchingWithOptions:)  launchOptions: nil  = true
                          main event loop started
                          no scene connects  (unsettled)
              background  AppDelegate    application(_:handleEventsForBackgroundURLSession:completionHandler:)  identifier: com.example.recipes.downloads
              background  UrlSessionDelegate urlSession(_:downloadTask:didFinishDownloadingTo:)
              background  UrlSessionDelegate urlSession(_:task:didCompleteWithError:)
              background  UrlSessionDelegate urlSessionDidFinishEvents(forBackgroundURLSession:)  identifier: com.example.recipes.downloads  (500 ms)
                          suspended
            ~ app         background -> suspended
            = suspended

            """#
        ),
    ]
}
