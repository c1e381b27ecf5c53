// The names of BackgroundTasks that apps and their fixes use.
#import <Foundation/Foundation.h>

@interface BGTask : NSObject
- (void)setTaskCompletedWithSuccess:(BOOL)success;
@end

@interface BGTaskScheduler : NSObject
@property (class, readonly) BGTaskScheduler *sharedScheduler;
- (BOOL)registerForTaskWithIdentifier:(NSString *)identifier
                           usingQueue:(NSObject *)queue
                        launchHandler:(void (^)(BGTask *task))launchHandler;
@end
