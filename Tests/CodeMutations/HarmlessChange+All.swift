extension HarmlessChange {
    package static let all =
        everywhere + own + shownWindows + configurations + services + taskCompletions + keptPayloads
}
