/// How much of a source is read.
package enum Bodies: Sendable {
    case read, skipped
}
