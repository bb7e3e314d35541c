import Boarding
import Testing

class ColoredPage: Screen {
  let backgroundColor: SRGBColor
  let currentProgress: Double

  init(gray: Double, progress: Double) {
    backgroundColor = SRGBColor(red: gray, green: gray, blue: gray)
    currentProgress = progress
  }

  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    navigationController.perform(coordinatedAnimations: { [self] container, _ in
      { (container as? OnboardingController)?.show(self) }
    })
  }
}

final class FirstPage: ColoredPage {}
final class SecondPage: ColoredPage {}
final class ThirdPage: ColoredPage {}
final class CompletedPage: ColoredPage {}

extension ThirdPage: BoardingInformation {
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    CompletedPage(gray: 1, progress: 1)
  }
}

extension CompletedPage: BoardingInformation {
  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    nil
  }

  func resetButtonTapped(in navigationController: BoardingNavigationController) {
    navigationController.popToRoot(from: self)
  }
}

final class OnboardingController: BoardingNavigationController {
  private lazy var color = values.add(SRGBColor(red: 0, green: 0, blue: 0))
  private lazy var progress = values.add(0.0)

  func show(_ screen: ColoredPage) {
    guard let color, let progress else { return }
    values.set(screen.backgroundColor, for: color)
    values.set(screen.currentProgress, for: progress)
  }

  var backgroundColor: SRGBColor? { color.map { presentedValues.value(of: $0) } }
  var progressBar: Double? { progress.map { presentedValues.value(of: $0) } }
}

struct FromBoardingPassTests {
  func makeOnboarding() -> OnboardingController {
    let onboarding = OnboardingController(screensToPresent: [
      FirstPage(gray: 0.2, progress: 0.25),
      SecondPage(gray: 0.4, progress: 0.5),
      ThirdPage(gray: 0.6, progress: 0.75),
    ])
    onboarding.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(300), curve: .linear)
    }
    onboarding.start()
    return onboarding
  }

  @Test func `colour and progress move along with a transition`() {
    let onboarding = makeOnboarding()
    #expect(onboarding.progressBar == 0.25)
    onboarding.pushToNext()
    onboarding.advance(by: .milliseconds(150))
    #expect(onboarding.progressBar == 0.375)
    #expect(onboarding.backgroundColor?.hex == "#4d4d4d")
    onboarding.settle()
    #expect(onboarding.progressBar == 0.5)
  }

  @Test func `the series leads to a screen outside it, and the button back to the first`() {
    let onboarding = makeOnboarding()
    while onboarding.pushToNext().isApplied { onboarding.settle() }
    let names = onboarding.screens.map(\.name)
    #expect(names == ["FirstPage", "SecondPage", "ThirdPage", "CompletedPage"])
    #expect(onboarding.popToPrevious().refusal == .noTarget)
    (onboarding.topScreen as? CompletedPage)?.resetButtonTapped(in: onboarding)
    onboarding.settle()
    #expect(onboarding.screens.map(\.name) == ["FirstPage"])
    #expect(onboarding.progressBar == 0.25)
  }

  @Test func `a transition begins by hand and follows a progress until its verdict`() {
    let onboarding = makeOnboarding()
    onboarding.pushToNext(.interactive)
    onboarding.updateInteraction(progress: 0.4)
    onboarding.finishInteraction()
    onboarding.settle()
    #expect(onboarding.screens.map(\.name) == ["FirstPage", "SecondPage"])
  }

  @Test func `a finger moves both, and a cancelled swipe takes them back`() {
    let onboarding = makeOnboarding()
    onboarding.pan(.began(start: nil))
    onboarding.pan(.moved(PanSample(translation: PanVector(x: -195))))
    #expect(onboarding.progressBar == 0.375)
    onboarding.pan(.cancelled(PanSample(translation: PanVector(x: -195))))
    onboarding.settle()
    #expect(onboarding.progressBar == 0.25)
  }
}
