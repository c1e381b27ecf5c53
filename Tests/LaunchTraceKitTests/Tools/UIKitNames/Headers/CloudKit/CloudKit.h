// The names of CloudKit that a scene delegate uses.
@interface CKShareMetadata : NSObject
@end
