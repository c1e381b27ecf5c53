// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of CloudKit that a scene delegate uses.
@_exported import Foundation

@objc public class CKShare: NSObject { @objc public class Metadata: NSObject {} }
