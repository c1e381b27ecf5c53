#import "AppDelegate.h"
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

static NSString *const kPreferenceKey = @"preference";
static NSString * const kLongText = @"first part, "
                                     "second part, "
                                    @"third part";
static const NSTimeInterval kDelay = 0.25, kLongDelay = 2 * 60.0;
FOUNDATION_EXPORT NSString *const AppDelegateDidFinishNotification API_AVAILABLE(ios(11));

typedef void (^CompletionHandler)(BOOL success, NSError *_Nullable error);
typedef NS_ENUM(NSInteger, Route) {
    RouteNone = 0,
    RouteNote,
    RouteSettings = 1 << 4,
};
typedef NS_OPTIONS(NSUInteger, Flags) { FlagFirst = 1 << 0, FlagSecond = 1 << 1 };

@class Coordinator;

@protocol Routing <NSObject>
@required
- (BOOL)open:(NSURL *)url;
@optional
- (void)close;
@property (nonatomic, readonly) NSInteger depth;
@end

@interface Coordinator : NSObject <Routing>
- (instancetype)initWithWindow:(UIWindow *)window NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)shared;
- (void)start;
- (void)log:(NSString *)format, ...;
- (void)route:(Route)route animated:(BOOL)animated completion:(nullable CompletionHandler)completion;
@property (nonatomic, weak, nullable) id<Routing> parent;
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (nonatomic, strong, nullable) Coordinator *coordinator;
@property (nonatomic, copy) void (^pending)(BOOL);
@property (nonatomic, readonly, getter=isReady) BOOL ready;
@property (class, nonatomic, readonly) AppDelegate *current;
@property (nonatomic) NSMutableDictionary<NSString *, NSArray<NSURL *> *> *waiting;
@end

NS_ASSUME_NONNULL_END

@interface AppDelegate ()
{
    NSUInteger _task;
    @private
    BOOL _isActive, _wasActive;
    NSMutableArray<NSString *> *_names;
    void (^_handler)(NSInteger code);
}
@property (nonatomic, assign) Route route;
- (void)configure;
@end

static BOOL IsKnownScheme(NSString *scheme) {
    return [scheme isEqualToString:@"app"] || [scheme hasPrefix:@"app-"];
}

static void PerformLater(NSTimeInterval delay, void (^block)(void))
{
    dispatch_after(dispatch_time(0, (long long)(delay * 1000000000)), dispatch_get_main_queue(), block);
}

@implementation AppDelegate

@synthesize window = _window, coordinator;
@dynamic current;

+ (void)load
{
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        NSLog(@"loaded %@", NSStringFromClass([AppDelegate class]));
    });
}

- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[NSUserDefaults standardUserDefaults] registerDefaults:@{ kPreferenceKey: @YES, @"count": @3, @"names": @[] }];
    return YES;
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    self.window.backgroundColor = UIColor.whiteColor;

    UIViewController *root = [UIViewController new];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:root];
    root.title = @"Start";
    self.window.rootViewController = navigation;
    [self.window makeKeyAndVisible];

    NSURL *url = launchOptions[UIApplicationLaunchOptionsURLKey];
    if (url != nil && IsKnownScheme(url.scheme)) {
        self.pending = ^(BOOL success) {
            NSLog(@"opened: %d", success);
        };
    } else if ([launchOptions objectForKey:UIApplicationLaunchOptionsRemoteNotificationKey]) {
        application.applicationIconBadgeNumber = 0;
    } else
        _isActive = NO;

    __weak typeof(self) weakSelf = self;
    [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidBecomeActiveNotification
                                                      object:nil
                                                       queue:nil
                                                  usingBlock:^(NSNotification *note) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        strongSelf->_isActive = YES;
        [strongSelf configure];
    }];
    [NSNotificationCenter.defaultCenter addObserver:self
                                           selector:@selector(didReceive:)
                                               name:AppDelegateDidFinishNotification object:self];

    if (@available(iOS 13.0, *)) {
        [application registerForRemoteNotifications];
    }
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        [self loadNamesWithCompletion:^(NSArray<NSString *> *names, NSError *error) {
            dispatch_async(dispatch_get_main_queue(), ^(void) {
                self->_names = [names copy] ?: [NSMutableArray array];
                if (error) { NSLog(@"%@ (%ld)", error.localizedDescription, (long)error.code); return; }
                [self.coordinator route:names.count > 0 ? RouteNote : RouteNone animated:YES completion:nil];
            });
        }];
    });
    return YES;
}

- (BOOL)application:(UIApplication *)app
            openURL:(NSURL *)url
            options:(NSDictionary<NSString *, id> *)options
{
    NSString *source = options[UIApplicationOpenURLOptionsSourceApplicationKey];
    if (![self.coordinator respondsToSelector:@selector(open:)] || source.length == 0)
        return NO;
    BOOL handled = [self.coordinator open:url];
    return handled ? YES : [self handle:url from:source ?: @"unknown"];
}

- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity
 restorationHandler:(void (^)(NSArray<id<NSObject>> *restorableObjects))restorationHandler {
    if (![userActivity.activityType isEqualToString:NSUserActivityTypeBrowsingWeb]) { return NO; }
    restorationHandler(@[ self.window.rootViewController, self ]);
    return [self application:application openURL:userActivity.webpageURL options:@{}];
}

- (void)applicationDidBecomeActive:(UIApplication *)application
{
    _wasActive = _isActive, _isActive = YES;
    if (self.pending) self.pending(YES);
    self.pending = nil;
    [(Coordinator *)self.coordinator start];
    [[(UINavigationController *)self.window.rootViewController viewControllers].lastObject viewDidLoad];
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    _task = [application beginBackgroundTaskWithExpirationHandler:^{
        [application endBackgroundTask:self->_task];
        self->_task = 0;
    }];
    PerformLater(kDelay, ^{ [[NSUserDefaults standardUserDefaults] synchronize]; });
}

- (BOOL)handle:(NSURL *)url from:(NSString *)source {
    NSArray *parts = [url.path componentsSeparatedByString:@"/"];
    NSInteger index = 0;
    for (NSString *part in parts) {
        if ([part length] == 0) continue;
        switch ([@[@"note", @"settings"] count] + index) {
            case 0:
            case 1: {
                [self.coordinator route:RouteNote animated:NO completion:^(BOOL success, NSError *error) {
                    [self.coordinator log:@"%@ %@ %d", part, error, success];
                }];
                break;
            }
            case RouteSettings:
                self.route = RouteSettings;
                // Falls through.
            default:
                index++;
                break;
        }
    }
    return index > 0;
}

- (void)loadNamesWithCompletion:(void (^)(NSArray<NSString *> *names, NSError *error))completion {
    NSError *error = nil;
    @try {
        @synchronized (self) {
            completion(_names, error);
        }
    } @catch (NSException *exception) {
        error = [NSError errorWithDomain:exception.name code:-1 userInfo:@{@"reason": exception.reason}];
        completion(nil, error);
    } @finally {
        [self.waiting setObject:@[[NSURL URLWithString:@"app://x"]] forKey:@"x"];
        self.waiting[@"y"] = nil;
    }
}

- (void)configure { [super init]; }
- (void)didReceive:(NSNotification *)note { if (_handler) _handler([note.userInfo[@"code"] integerValue]); }
- (BOOL)isReady { return _isActive && !_wasActive; }

@end

@implementation AppDelegate (Links)
- (id)link:(NSString *)text :(int)__attribute__((unused))number { return text; }
static int counter(int by) { static int count; return count += by; }
- (int)next { return counter(1); }
@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
