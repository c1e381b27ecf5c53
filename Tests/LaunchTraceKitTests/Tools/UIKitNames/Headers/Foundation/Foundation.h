// The names of Foundation that apps, fixes and scene delegates use.
#ifndef FOUNDATION_NAMES
#define FOUNDATION_NAMES
#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (BOOL)isKindOfClass:(Class)aClass;
@end

@interface NSString : NSObject
- (BOOL)isEqualToString:(NSString *)string;
@end

Class NSClassFromString(NSString *name);
NSString *NSStringFromClass(Class aClass);

@interface NSError : NSObject
@end

@interface NSURL : NSObject
@property (readonly) NSString *absoluteString;
@end

@interface NSNumber : NSObject
+ (NSNumber *)numberWithBool:(BOOL)value;
@end

typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)length;
@end

@interface NSArray<Object> : NSObject <NSFastEnumeration>
@end

@interface NSSet<Object> : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
- (Object)anyObject;
@end

@interface NSDictionary<Key, Object> : NSObject
- (Object)objectForKeyedSubscript:(Key)key;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id [])keys count:(NSUInteger)count;
@end

@interface NSMutableDictionary<Key, Object> : NSDictionary<Key, Object>
- (void)setObject:(Object)object forKeyedSubscript:(Key)key;
@end

@interface NSUserActivity : NSObject
@property (readonly, copy) NSString *activityType;
@end

@interface NSBundle : NSObject
@end
#endif
