/// Marsaglia's xorshift64, so that every run damages a text in the same ways.
package struct Xorshift: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
