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
