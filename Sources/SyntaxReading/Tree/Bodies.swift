/// The part of a source that is read.
package enum Bodies: Sendable { case read, skipped }
