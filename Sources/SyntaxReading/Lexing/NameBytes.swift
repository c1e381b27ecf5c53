extension UInt8 {
    /// A part of a name; bytes of other scripts count as such.
    package var isNamePart: Bool {
        // Most bytes are letters.
        if isLetter || self >= 0x80 { return true }
        // A bit set in two words, because nearly every byte is tested.
        let bits: UInt64 = self < 0x40 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return bits >> UInt64(self & 0x3F) & 1 == 1
    }

    /// A part of an operator of Swift, except the dot.
    package var isOperatorPart: Bool {
        if self >= 0x80 { return false }
        // ! % & * + - / < = > ?  and  ^ | ~
        let bits: UInt64 = self < 0x40 ? 0xF000_AC62_0000_0000 : 0x5000_0000_4000_0000
        return bits >> UInt64(self & 0x3F) & 1 == 1
    }
}
