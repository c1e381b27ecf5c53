/// Where columns stand in a still picture, in pixels.
struct SVGLayout {
    let picture: Picture

    static let margin = 24.0
    static let bandWidth = 76.0
    static let bandGap = 4.0
    static let railWidth = 16.0
    static let laneWidth = 94.0
    /// The lifeline of a lane, from where the lane begins.
    static let lifeline = 7.0
    /// What the last lane needs for its text.
    private static let lastLaneWidth = 290.0
    /// What fills the column of a README.
    private static let usualWidth = 960.0

    private var numberWidth: Double { 12 + Double(String(picture.rows.count).count) * 6.1 }
    private var timeWidth: Double {
        let widest = picture.rows.compactMap { $0.timeText?.count }.max() ?? 0
        return widest == 0 ? 0 : Double(widest) * 6.1 + 10
    }

    /// Where numbers end.
    var numbers: Double { Self.margin + numberWidth - 8 }

    /// Where times end.
    var times: Double { Self.margin + numberWidth + timeWidth - 8 }

    func band(_ index: Int) -> Double {
        Self.margin + numberWidth + timeWidth + Double(index) * (Self.bandWidth + Self.bandGap)
    }

    /// The line in the middle of a rail.
    func rail(_ index: Int) -> Double {
        band(picture.bands.count) + 8 + Double(index) * Self.railWidth
    }

    func lane(_ index: Int) -> Double {
        rail(picture.rails) + Double(index) * Self.laneWidth
    }

    var width: Double {
        let last = lane(max(picture.lanes.count - 1, 0)) + Self.lastLaneWidth + Self.margin
        return max(last.rounded(.up), Self.usualWidth)
    }

    /// Where everything ends.
    var right: Double { width - Self.margin }
}

extension Double {
    /// The number as SVG writes it, to a tenth of a pixel.
    var svg: String {
        let tenths = Int((self * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }
}
