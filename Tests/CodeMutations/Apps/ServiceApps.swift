extension WholeApp {
    /// What the system runs in the background for calls, sensors, places, transfers and a watch.
    package static let swiftServices = WholeApp(
        "Swift with services",
        [
            "AppDelegate.swift": appDelegate, "SceneDelegate.swift": sceneDelegate, "Calls.swift": calls,
            "Sensors.swift": sensors, "Places.swift": places, "Transfers.swift": transfers,
        ], infoPlist: plist("$(PRODUCT_MODULE_NAME).SceneDelegate"))

    package static let objectiveCServices = WholeApp(
        "Objective-C with services",
        [
            "main.m": main, "AppDelegate.h": appHeader, "AppDelegate.m": objectiveCAppDelegate,
            "SceneDelegate.h": sceneHeader, "SceneDelegate.m": objectiveCSceneDelegate, "RCPCalls.h": callsHeader,
            "RCPCalls.m": objectiveCCalls, "RCPSensors.h": sensorsHeader, "RCPSensors.m": objectiveCSensors,
        ], infoPlist: plist("SceneDelegate"), launchCode: "AppDelegate.m")

    private static func plist(_ sceneDelegate: String) -> String {
        """
        <key>UIBackgroundModes</key>
        <array><string>voip</string><string>bluetooth-central</string></array>
        <key>UILaunchScreen</key><dict/>

        """ + WholeAppPlist.scenes(sceneDelegate)
    }

    private static let appDelegate = """
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Calls.shared.listen()
                Sensors.shared.start()
                Places.shared.watch()
                return true
            }

            func application(
                _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
                completionHandler: @escaping () -> Void
            ) {
                Transfers.shared.resume(completionHandler)
            }
        }

        """

    private static let sceneDelegate = """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                self.window = window
            }
        }

        """

    private static let calls = """
        import CallKit
        import PushKit
        final class Calls: NSObject, PKPushRegistryDelegate {
            static let shared = Calls()
            private var registry: PKPushRegistry?
            private let provider = CXProvider(configuration: CXProviderConfiguration())
            private(set) var rung: [[AnyHashable: Any]] = []

            func listen() {
                let registry = PKPushRegistry(queue: .main)
                registry.delegate = self
                registry.desiredPushTypes = [.voIP]
                self.registry = registry
            }

            func pushRegistry(
                _ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType
            ) {}

            func pushRegistry(
                _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
                completion: @escaping () -> Void
            ) {
                rung.append(payload.dictionaryPayload)
                provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in completion() }
            }
        }

        """

    private static let sensors = """
        import CoreBluetooth
        final class Sensors: NSObject, CBCentralManagerDelegate {
            static let shared = Sensors()
            private var central: CBCentralManager?

            func start() {
                let options = [CBCentralManagerOptionRestoreIdentifierKey: "sensors"]
                central = CBCentralManager(delegate: self, queue: nil, options: options)
            }

            func centralManagerDidUpdateState(_ central: CBCentralManager) {}

            func centralManager(_ central: CBCentralManager, willRestoreState state: [String: Any]) {
                self.central = central
            }
        }

        """

    private static let places = """
        import CoreLocation
        import WatchConnectivity
        final class Places: NSObject, CLLocationManagerDelegate, WCSessionDelegate {
            static let shared = Places()
            private let manager = CLLocationManager()

            func watch() {
                manager.delegate = self
                manager.startMonitoringVisits()
                if WCSession.isSupported() {
                    WCSession.default.delegate = self
                    WCSession.default.activate()
                }
            }

            func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}

            func session(
                _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: Error?
            ) {}

            func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
        }

        """

    private static let transfers = """
        import Foundation
        final class Transfers: NSObject, URLSessionDownloadDelegate {
            static let shared = Transfers()
            private var finish: (() -> Void)?
            private lazy var session = URLSession(
                configuration: .background(withIdentifier: "transfers"), delegate: self, delegateQueue: nil)

            func resume(_ finish: @escaping () -> Void) {
                self.finish = finish
                session.getAllTasks { _ in }
            }

            func urlSession(
                _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
            ) {}

            func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { finish?() }
        }

        """

    // MARK: - In Objective-C

    private static let main = """
        #import "AppDelegate.h"
        int main(int argc, char *argv[]) {
            @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
        }

        """

    private static let appHeader = """
        #import <UIKit/UIKit.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end

        """

    private static let objectiveCAppDelegate = """
        #import "AppDelegate.h"
        #import "RCPCalls.h"
        #import "RCPSensors.h"
        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application
            didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions {
            [[RCPCalls shared] listen];
            [[RCPSensors shared] start];
            return YES;
        }

        @end

        """

    private static let sceneHeader = """
        #import <UIKit/UIKit.h>
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end

        """

    private static let objectiveCSceneDelegate = """
        #import "SceneDelegate.h"
        @implementation SceneDelegate

        - (void)scene:(UIScene *)scene
            willConnectToSession:(UISceneSession *)session
                         options:(UISceneConnectionOptions *)connectionOptions {
            UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            window.rootViewController = [UIViewController new];
            [window makeKeyAndVisible];
            self.window = window;
        }

        @end

        """

    private static let callsHeader = """
        #import <PushKit/PushKit.h>
        @interface RCPCalls : NSObject <PKPushRegistryDelegate>
        + (instancetype)shared;
        - (void)listen;
        @end

        """

    private static let objectiveCCalls = """
        #import "RCPCalls.h"
        #import <CallKit/CallKit.h>
        @interface RCPCalls ()
        @property (strong, nonatomic) PKPushRegistry *registry;
        @end

        @implementation RCPCalls

        + (instancetype)shared {
            static RCPCalls *shared;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ shared = [self new]; });
            return shared;
        }

        - (void)listen {
            self.registry = [[PKPushRegistry alloc] initWithQueue:dispatch_get_main_queue()];
            self.registry.delegate = self;
            self.registry.desiredPushTypes = [NSSet setWithObject:PKPushTypeVoIP];
        }

        - (void)pushRegistry:(PKPushRegistry *)registry
            didReceiveIncomingPushWithPayload:(PKPushPayload *)payload
                                      forType:(PKPushType)type
                        withCompletionHandler:(void (^)(void))completion {
            CXProvider *provider = [[CXProvider alloc] initWithConfiguration:[CXProviderConfiguration new]];
            [provider reportNewIncomingCallWithUUID:[NSUUID UUID]
                                             update:[CXCallUpdate new]
                                         completion:^(NSError *error) { completion(); }];
        }

        @end

        """

    private static let sensorsHeader = """
        #import <CoreBluetooth/CoreBluetooth.h>
        @interface RCPSensors : NSObject <CBCentralManagerDelegate>
        + (instancetype)shared;
        - (void)start;
        @end

        """

    private static let objectiveCSensors = """
        #import "RCPSensors.h"
        @implementation RCPSensors { CBCentralManager *_central; }

        + (instancetype)shared {
            static RCPSensors *shared;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ shared = [self new]; });
            return shared;
        }

        - (void)start {
            _central = [[CBCentralManager alloc]
                initWithDelegate:self
                           queue:nil
                         options:@{CBCentralManagerOptionRestoreIdentifierKey: @"sensors"}];
        }

        - (void)centralManagerDidUpdateState:(CBCentralManager *)central {
        }

        - (void)centralManager:(CBCentralManager *)central
              willRestoreState:(NSDictionary<NSString *, id> *)state {
            _central = central;
        }

        @end

        """
}
