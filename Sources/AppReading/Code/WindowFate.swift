/// What becomes of a window that a method makes.
enum WindowFate {
    case shown
    /// It is shown once the method has returned.
    case late(Place)
    /// It is hidden again, and nothing shows it afterwards.
    case hidden
    /// It isn't known whether it is shown at a launch, because of something at a place.
    case open(String, Place)
}
