/// The columns of a still picture, in pixels.
struct SVGLayout {
    let picture: Picture

    static let margin = 24.0
    static let bandWidth = 76.0
    static let bandGap = 4.0
    static let railWidth = 16.0
    static let laneWidth = 94.0
    /// The lifeline of a lane, from the beginning of the lane.
    static let lifeline = 7.0
    private static let lastLaneWidth = 290.0
    /// The width of a README's column.
    private static let usualWidth = 960.0

    /// The right edge of the numbers.
    let numbers: Double
    /// The right edge of the times.
    let times: Double
    private let firstBand: Double
    private let firstRail: Double

    init(picture: Picture) {
        self.picture = picture
        numbers = Self.margin + 4 + Double(String(picture.rows.count).count) * Self.digit
        let widest = picture.rows.compactMap { $0.timeText?.count }.max() ?? 0
        times = numbers + (widest == 0 ? 0 : Double(widest) * Self.digit + 10)
        firstBand = times + 8
        firstRail = firstBand + Double(picture.bands.count) * (Self.bandWidth + Self.bandGap) + 8
    }

    private static let digit = 6.1

    func band(_ index: Int) -> Double { firstBand + Double(index) * (Self.bandWidth + Self.bandGap) }

    /// The line in the middle of a rail.
    func rail(_ index: Int) -> Double { firstRail + Double(index) * Self.railWidth }

    func lane(_ index: Int) -> Double { rail(picture.rails) + Double(index) * Self.laneWidth }

    var width: Double {
        let last = lane(max(picture.lanes.count - 1, 0)) + Self.lastLaneWidth + Self.margin
        return max(last.rounded(.up), Self.usualWidth)
    }

    var right: Double { width - Self.margin }
}

extension Double {
    /// The number as SVG writes it, with one decimal place.
    package var svg: String {
        let tenths = Int((self * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }
}
