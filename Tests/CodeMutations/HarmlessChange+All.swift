extension HarmlessChange {
    package static let all = everywhere + own + services + taskCompletions + keptPayloads
}
