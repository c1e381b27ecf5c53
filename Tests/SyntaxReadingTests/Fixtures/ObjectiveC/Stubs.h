// The few names of Apple's frameworks that the sources beside it use, for a compiler without an SDK.
#define nil ((id)0)
#define NULL ((void *)0)
#define YES __objc_yes
#define NO __objc_no
#define NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_END
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum name : type
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define API_AVAILABLE(...)
#define FOUNDATION_EXPORT extern
#define NS_INLINE static inline
#define IBOutlet
#define IBAction void
#define va_start __builtin_va_start
#define va_end __builtin_va_end
typedef __builtin_va_list va_list;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
typedef __attribute__((NSConsumed)) const struct Untyped *UntypedRef;
#ifdef __cplusplus
typedef bool BOOL;
#else
typedef _Bool BOOL;
#endif
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef const void *CFTypeRef;
typedef const struct __CFString *CFStringRef;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { NSUInteger location, length; } NSRange;
typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
@class NSString, NSArray<Element>, NSDictionary<Key, Value>, NSURL, NSError, NSData, NSNumber, UIWindow, UIView, NSDate;
@protocol NSObject
- (BOOL)respondsToSelector:(SEL)selector;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)isKindOfClass:(Class)type;
- (id)performSelector:(SEL)selector withObject:(id)object;
@end
@protocol NSCopying
@end
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained *)objects count:(NSUInteger)count;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
+ (void)load;
- (instancetype)init;
- (id)copy;
- (Class)class;
@property (readonly) NSString *description;
@property (readonly) NSUInteger hash;
@end
@interface NSString : NSObject <NSCopying>
+ (instancetype)stringWithFormat:(NSString *)format, ...;
+ (NSString *)string;
- (BOOL)isEqualToString:(NSString *)other;
- (NSString *)stringByAppendingString:(NSString *)other;
- (NSString *)stringByAppendingFormat:(NSString *)format, ...;
- (BOOL)hasPrefix:(NSString *)prefix;
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (NSRange)rangeOfString:(NSString *)part;
@property (readonly) NSUInteger length;
@property (readonly) NSString *lowercaseString;
@property (readonly) NSInteger integerValue;
@end
@interface NSMutableString : NSString
- (void)appendFormat:(NSString *)format, ...;
@end
@interface NSNumber : NSObject <NSCopying>
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue;
@end
@interface NSArray<Element> : NSObject <NSFastEnumeration>
+ (instancetype)array;
+ (instancetype)arrayWithObjects:(const id __unsafe_unretained [])objects count:(NSUInteger)count;
+ (instancetype)arrayWithObjects:(Element)first, ...;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
- (void)enumerateObjectsUsingBlock:(void (^)(Element object, NSUInteger index, BOOL *stop))block;
- (NSArray<Element> *)filteredArrayUsingBlock:(BOOL (^)(Element object))block;
- (NSArray *)sortedArrayUsingComparator:(NSInteger (^)(Element left, Element right))comparator;
@property (readonly) NSUInteger count;
@property (readonly) Element firstObject;
@property (readonly) Element lastObject;
@end
@interface NSMutableArray<Element> : NSArray<Element>
- (void)addObject:(Element)object;
- (void)setObject:(Element)object atIndexedSubscript:(NSUInteger)index;
- (void)removeAllObjects;
@end
@interface NSDictionary<Key, Value> : NSObject <NSFastEnumeration>
+ (instancetype)dictionaryWithObjects:(const id __unsafe_unretained [])objects forKeys:(const id __unsafe_unretained [])keys count:(NSUInteger)count;
- (Value)objectForKeyedSubscript:(Key)key;
- (Value)objectForKey:(Key)key;
- (void)enumerateKeysAndObjectsUsingBlock:(void (^)(Key key, Value value, BOOL *stop))block;
@property (readonly) NSUInteger count;
@property (readonly) NSArray<Key> *allKeys;
@end
@interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
- (void)setObject:(Value)value forKeyedSubscript:(Key)key;
- (void)setObject:(Value)value forKey:(Key)key;
+ (instancetype)dictionary;
@end
@interface NSError : NSObject
+ (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
@property (readonly) NSInteger code;
@property (readonly) NSString *localizedDescription;
@end
@interface NSException : NSObject
@property (readonly) NSString *name;
@property (readonly) NSString *reason;
@end
@interface NSURL : NSObject
+ (instancetype)URLWithString:(NSString *)text;
@property (readonly) NSString *scheme, *host, *path;
@property (readonly, getter=isFileURL) BOOL fileURL;
@end
@interface NSData : NSObject
@property (readonly) const void *bytes;
@property (readonly) NSUInteger length;
@end
@interface NSDate : NSObject
+ (instancetype)date;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)other;
@end
@interface NSNotification : NSObject
@property (readonly) NSString *name;
@property (readonly) NSDictionary *userInfo;
@property (readonly) id object;
@end
@interface NSNotificationCenter : NSObject
@property (class, readonly) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
- (void)removeObserver:(id)observer;
- (id)addObserverForName:(NSString *)name object:(id)object queue:(id)queue usingBlock:(void (^)(NSNotification *note))block;
- (void)postNotificationName:(NSString *)name object:(id)object userInfo:(NSDictionary *)info;
@end
@interface NSUserDefaults : NSObject
@property (class, readonly) NSUserDefaults *standardUserDefaults;
- (BOOL)boolForKey:(NSString *)key;
- (void)setBool:(BOOL)value forKey:(NSString *)key;
- (id)objectForKey:(NSString *)key;
- (void)registerDefaults:(NSDictionary<NSString *, id> *)values;
- (BOOL)synchronize;
@end
@interface NSBundle : NSObject
@property (class, readonly) NSBundle *mainBundle;
- (id)objectForInfoDictionaryKey:(NSString *)key;
@end
@interface UIResponder : NSObject
@end
@interface UIColor : NSObject
@property (class, readonly) UIColor *whiteColor, *blackColor;
@end
@interface UIScreen : NSObject
+ (UIScreen *)mainScreen;
@property (readonly) CGRect bounds;
@end
@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(NSUInteger)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
- (void)addSubview:(UIView *)view;
@property CGRect frame;
@property (readonly) CGRect bounds;
@property CGFloat alpha;
@property BOOL hidden;
@property (strong) UIColor *backgroundColor;
@property (readonly) NSArray<__kindof UIView *> *subviews;
@end
@interface UIViewController : UIResponder
@property (strong) UIView *view;
@property (copy) NSString *title;
@property (readonly) UIViewController *presentedViewController;
- (void)viewDidLoad;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
@end
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)root;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
@property (copy) NSArray<UIViewController *> *viewControllers;
@end
@interface UIWindow : UIView
@property (strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
@protocol UIApplicationDelegate <NSObject>
@end
@interface UIApplication : UIResponder
+ (UIApplication *)sharedApplication;
@property (assign) id<UIApplicationDelegate> delegate;
@property (readonly) NSInteger applicationState;
@property NSInteger applicationIconBadgeNumber;
@property (readonly) NSArray<UIWindow *> *windows;
- (void)openURL:(NSURL *)url options:(NSDictionary *)options completionHandler:(void (^)(BOOL success))handler;
- (BOOL)canOpenURL:(NSURL *)url;
- (void)registerForRemoteNotifications;
- (NSUInteger)beginBackgroundTaskWithExpirationHandler:(void (^)(void))handler;
- (void)endBackgroundTask:(NSUInteger)task;
@end
@interface NSUserActivity : NSObject
@property (readonly) NSString *activityType;
@property (readonly) NSURL *webpageURL;
@end
typedef struct dispatch_queue_s *dispatch_queue_t;
typedef long dispatch_once_t;
typedef uint64_t dispatch_time_t;
void dispatch_async(dispatch_queue_t queue, void (^block)(void));
void dispatch_sync(dispatch_queue_t queue, void (^block)(void));
void dispatch_once(dispatch_once_t *once, void (^block)(void));
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, void (^block)(void));
dispatch_time_t dispatch_time(dispatch_time_t when, long long delta);
dispatch_queue_t dispatch_get_main_queue(void);
dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
void NSLog(NSString *format, ...);
NSString *NSStringFromClass(Class type);
NSString *NSStringFromSelector(SEL selector);
Class NSClassFromString(NSString *name);
SEL NSSelectorFromString(NSString *name);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGFloat CGRectGetWidth(CGRect rect);
int UIApplicationMain(int argc, char *argv[], NSString *application, NSString *delegate);
CFTypeRef CFBridgingRetain(id object);
void CFRelease(CFTypeRef object);
extern NSString *const UIApplicationLaunchOptionsURLKey, *const UIApplicationLaunchOptionsRemoteNotificationKey;
extern NSString *const UIApplicationDidBecomeActiveNotification, *const NSUserActivityTypeBrowsingWeb;
extern NSString *const UIApplicationOpenURLOptionsSourceApplicationKey;
#ifdef __cplusplus
extern "C" {
#endif
int printf(const char *format, ...);
void *malloc(size_t size);
void free(void *memory);
void *memcpy(void *to, const void *from, size_t size);
int strcmp(const char *left, const char *right);
size_t strlen(const char *text);
#ifdef __cplusplus
}
#endif
#ifdef __cplusplus
namespace std {
template <typename T> struct vector {
    vector(); vector(int count, T value); ~vector();
    T *begin() const; T *end() const; int size() const; T &back(); void push_back(const T &value); void clear();
    template <typename U> U as() const;
    T *items;
};
template <typename T> struct unique { T *operator->() const; T *get() const; T *pointer; };
template <typename T> T max(T left, T right) { return left < right ? right : left; }
template <typename T, typename A> unique<T> make(A argument) { return unique<T>(); }
}
#endif
