// The names of CloudKit that a scene delegate uses.
#import <Foundation/Foundation.h>

@interface CKShareMetadata : NSObject
@end
