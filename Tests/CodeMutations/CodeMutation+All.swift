extension CodeMutation {
    package static let all =
        launchResults + coldReads + handlers + lateDelegates + tasks + windows + sceneDelegates + completions + names
        + services + servicesInBranches + taskCompletions + misspellings

    /// What isn't noticed yet as it should be, each group with the reason.
    package static let holes =
        delegatesByChanges + delegatesByOperations + readsBehindGuards
        + namesOfSetUp + servicesOnSettings
}
