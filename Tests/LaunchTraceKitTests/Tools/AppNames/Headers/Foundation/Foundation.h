// The names of Foundation that the apps of fixes use.
#ifndef FOUNDATION_NAMES
#define FOUNDATION_NAMES
#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)

typedef signed char BOOL;
typedef unsigned long NSUInteger;

@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
- (BOOL)isKindOfClass:(Class)aClass;
@end

@interface NSString : NSObject
@end

@interface NSError : NSObject
@end

@interface NSURL : NSObject
@property (readonly) NSString *absoluteString;
@end

typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;

@interface NSArray<Object> : NSObject
@end

@interface NSSet<Object> : NSObject
- (Object)anyObject;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)length;
@end

@interface NSDictionary<Key, Object> : NSObject
- (Object)objectForKeyedSubscript:(Key)key;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id [])keys count:(NSUInteger)count;
@end

@interface NSUserActivity : NSObject
@property (readonly) NSString *activityType;
@end

NSString *NSStringFromClass(Class aClass);
#endif
