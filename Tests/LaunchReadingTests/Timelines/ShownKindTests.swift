import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchReading

@Test(arguments: Receiver.allCases) func callbacksOfViewControllersAreAKindOfTheirOwn(_ receiver: Receiver) {
    let kind = ShownKind(.sample(.callback, "x", to: receiver))
    let ofViews: [Receiver] = [.viewController, .restoredViewController, .restorationClass]
    #expect(kind == (ofViews.contains(receiver) ? .viewController : .callback))
}
