#import "SceneDelegate.h"

typedef id (^Transform)(id);
typedef NSDictionary<NSString *, Transform> Transforms;
static void Callback(void *context, const char *name, void (^reply)(NSError *));
static void *kContext = &kContext;
static NSUInteger const kSizes[] = { 1, 2, 3 };
NS_INLINE BOOL IsEmpty(id object) { return object == nil || ([object respondsToSelector:@selector(length)] && [(NSString *)object length] == 0); }

@interface SceneDelegate : UIResponder <NSObject> @end
@interface SceneDelegate (Private)
@property (nonatomic, readonly) NSString *identifier;
- (instancetype)initWithName:(NSString *)name transforms:(Transforms *)transforms NS_REQUIRES_SUPER;
- (void)track:(NSString *)event, ...;
@end
@interface SceneDelegate () <NSCopying, UIApplicationDelegate> {
@package
    __weak id<NSObject> _observer;
    NSMutableDictionary<NSString *, NSMutableArray<Transform> *> *_waiting;
    struct { unsigned int first : 1; unsigned int second : 2; } _flags;
    dispatch_queue_t _queue;
}
@property (nonatomic, strong) IBOutlet UIView *view, *other;
@property BOOL connected;
- (IBAction)tapped:(id)sender;
@end

@implementation SceneDelegate

+ (instancetype)shared {
    static SceneDelegate *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [[self alloc] init]; });
    return shared;
}

- (instancetype)init
{
    self = [super init];
    if (self == nil)
        return nil;
    _flags.first = 1, _flags.second = _flags.first ? 2 : 0;
    _waiting = [@{} copy];
    return self;
}

- (void)connect:(UIApplication *)application
        options:(NSDictionary<NSString *, id> *)options
     completion:(void (^ _Nullable)(BOOL connected, NSError * _Nullable error))completion
{
    NSDictionary<NSString *, id> *info = options[@"info"] ?: @{ @"a" : @(kSizes[0]), @"b" : [NSNumber numberWithInt:(int)kSizes[1]] };
    NSArray<NSURL *> *urls = [info[@"urls"] filteredArrayUsingBlock:^BOOL(NSURL *url) { return url.isFileURL || !IsEmpty(url.host); }];
    const BOOL isFirst = !self.connected && urls.count > 0 && (NSUInteger)(urls.count - 1) < sizeof(kSizes) / sizeof(kSizes[0]);
    void (^finish)(NSError *) = ^(NSError *error) {
        if (completion != nil) completion(error == nil, error);
    };
    if (isFirst) finish(nil); else if (!isFirst && [urls.firstObject.scheme isEqualToString:@"app"]) { finish([NSError errorWithDomain:@"d" code:1 userInfo:nil]); }
    id transform = _waiting[@"x"][0];
    Transform block = (Transform)transform ?: ^id(id value) { return value; };
    self.view.frame = CGRectMake(0, 0, CGRectGetWidth(self.view.bounds) / 2.0, -1.0 * (self.other.bounds.size.height + 1));
    self.view.hidden = self.other.hidden = !block(@YES);
    [(UIView *)[self.view subviews][0] addSubview:((UINavigationController *)block(nil)).view];
    [[(id)block(self) class] load], ((void (^)(void))transform)();
    dispatch_sync(_queue ? _queue : dispatch_get_main_queue(), ^{ for (NSString *key in info.allKeys) { NSLog(@"%@=%@", key, info[key]); } });
    NSInteger index = 0, count = (NSInteger)urls.count;
    do {
        NSURL *url = urls[(NSUInteger)index++];
        switch (url.path.length) { case 0: continue; case 1: index += 2; default: [self track:@"url", url, @(index), nil]; }
    } while (index < count && self.connected);
    Callback((__bridge void *)self, "name", finish);
    [UIView animateWithDuration:.3 delay:0. options:(1 << 3) | 4 animations:^{ self.view.alpha = 1.f; } completion:NULL];
    NSString *text = [[[[NSString stringWithFormat:@"%@ %lu", self.description, (unsigned long)self.hash] lowercaseString]
                       stringByAppendingString:[NSString string]]
                      componentsSeparatedByString:@","].lastObject;
    char letter = *(const char *)(const void *)"text", *letters = (char[]){ 'a', letter, '\0' };
    while (*letters && *letters++ != letter) ;
    @try { [self performSelector:NSSelectorFromString(text) withObject:[NSNumber numberWithLong:letter]]; } @finally { ; }
    if (![self conformsToProtocol:@protocol(NSCopying)] || (index = [text integerValue]) == -1 || (count & 1) == 0) goto out;
    [_waiting enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSMutableArray<Transform> *all, BOOL *stop) {
        [all enumerateObjectsUsingBlock:^(Transform each, NSUInteger place, BOOL *innerStop) { each(key); *stop = *innerStop = place > 3; }];
        all[0] = ^(id x) { return x; };
    }];
out:
    self.connected = (BOOL)(index == count);
}

- (void)tapped:(id)sender { [sender isKindOfClass:UIView.class] ? [self tapped:nil] : (void)0; }
- (void)track:(NSString *)event, ... { va_list list; va_start(list, event); va_end(list); }
- (BOOL (^)(id))test { return ^(id value) { return (BOOL)(value != nil); }; }
- (void)use { if (self.test(self) && !self.test(nil)) [self test](self); (^{ [self use]; })(); }

@end

static void Callback(void *context, const char *name, void (^reply)(NSError *))
{
    SceneDelegate *delegate = (__bridge SceneDelegate *)(context);
    if (context == kContext || !name[0]) return reply(nil);
    [delegate connect:[UIApplication sharedApplication] options:nil completion:nil];
}
