extension String {
    /// The 64-bit FNV-1a hash, the same on every machine.
    package var fnv1aHash: UInt64 { utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }

    /// The hash in 16 hexadecimal digits.
    package var fnv1a: String {
        let digits = String(fnv1aHash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
