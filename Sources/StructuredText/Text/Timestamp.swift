/// A time in ISO 8601, in UTC and without a zone: `2026-11-21T02:00:00`.
package enum Timestamp {
    /// The time this many seconds after the beginning of 1970, like reproducible-builds.org's SOURCE_DATE_EPOCH.
    package static func text(seconds: Int) -> String {
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86400)
        let (year, month, day) = date(days: days)
        let date = [padded(year, 4), padded(month), padded(day)].joined(separator: "-")
        let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0) }.joined(separator: ":")
        return "\(date)T\(time)"
    }

    /// The last second whose year has four digits.
    package static let last = 253_402_300_799

    /// Years that begin in March end with the leap day; howardhinnant.github.io/date_algorithms.html.
    private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
}
