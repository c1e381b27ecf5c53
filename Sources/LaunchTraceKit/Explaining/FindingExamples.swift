import LaunchModel

extension FindingCode {
    /// The scenario that shows the finding, and its twin that doesn't; a code without the two doesn't compile.
    var example: (finding: [UInt8], clean: [UInt8]) {
        switch self {
        case .sceneLifecycleRequired:
            (
                PackageResources.LT001_scene_lifecycle_required_json,
                PackageResources.LT001_scene_lifecycle_required_clean_json
            )
        case .sceneManifestIncomplete:
            (
                PackageResources.LT002_scene_manifest_incomplete_json,
                PackageResources.LT002_scene_manifest_incomplete_clean_json
            )
        case .orphanWindow: (PackageResources.LT003_orphan_window_json, PackageResources.LT003_orphan_window_clean_json)
        case .sceneDelegateClassUnresolved:
            (
                PackageResources.LT004_scene_delegate_class_unresolved_json,
                PackageResources.LT004_scene_delegate_class_unresolved_clean_json
            )
        case .dependencyNotReady:
            (
                PackageResources.LT005_dependency_not_ready_json,
                PackageResources.LT005_dependency_not_ready_clean_json
            )
        case .orderChanged: (PackageResources.LT006_order_changed_json, PackageResources.LT006_order_changed_clean_json)
        case .payloadUnclaimed:
            (
                PackageResources.LT010_payload_unclaimed_json,
                PackageResources.LT010_payload_unclaimed_clean_json
            )
        case .warmOnlyHandler:
            (
                PackageResources.LT011_warm_only_handler_json,
                PackageResources.LT011_warm_only_handler_clean_json
            )
        case .launchOptionsEmptyUnderScenes:
            (
                PackageResources.LT012_launch_options_empty_under_scenes_json,
                PackageResources.LT012_launch_options_empty_under_scenes_clean_json
            )
        case .deadCallback: (PackageResources.LT013_dead_callback_json, PackageResources.LT013_dead_callback_clean_json)
        case .returnValueSuppresses:
            (
                PackageResources.LT014_return_value_suppresses_json,
                PackageResources.LT014_return_value_suppresses_clean_json
            )
        case .payloadDeliveredTwice:
            (
                PackageResources.LT015_payload_delivered_twice_json,
                PackageResources.LT015_payload_delivered_twice_clean_json
            )
        case .droppedBeforeListener:
            (
                PackageResources.LT016_dropped_before_listener_json,
                PackageResources.LT016_dropped_before_listener_clean_json
            )
        case .ambiguousSetMember:
            (
                PackageResources.LT017_ambiguous_set_member_json,
                PackageResources.LT017_ambiguous_set_member_clean_json
            )
        case .launchDeadlineMissed:
            (
                PackageResources.LT019_launch_deadline_missed_json,
                PackageResources.LT019_launch_deadline_missed_clean_json
            )
        case .duplicateRegistration:
            (
                PackageResources.LT020_duplicate_registration_json,
                PackageResources.LT020_duplicate_registration_clean_json
            )
        case .noLaunchHandler:
            (
                PackageResources.LT021_no_launch_handler_json,
                PackageResources.LT021_no_launch_handler_clean_json
            )
        case .taskNotPermitted:
            (
                PackageResources.LT022_task_not_permitted_json,
                PackageResources.LT022_task_not_permitted_clean_json
            )
        case .urlSchemeNotDeclared:
            (
                PackageResources.LT023_url_scheme_not_declared_json,
                PackageResources.LT023_url_scheme_not_declared_clean_json
            )
        case .backgroundLaunchCounted:
            (
                PackageResources.LT030_background_launch_counted_json,
                PackageResources.LT030_background_launch_counted_clean_json
            )
        case .uiBuiltInBackground:
            (
                PackageResources.LT031_ui_built_in_background_json,
                PackageResources.LT031_ui_built_in_background_clean_json
            )
        case .stateReadMisleads:
            (
                PackageResources.LT032_state_read_misleads_json,
                PackageResources.LT032_state_read_misleads_clean_json
            )
        case .noForegroundCallbackAtColdLaunch:
            (
                PackageResources.LT033_no_foreground_callback_at_cold_launch_json,
                PackageResources.LT033_no_foreground_callback_at_cold_launch_clean_json
            )
        case .prewarmClockSkew:
            (
                PackageResources.LT040_prewarm_clock_skew_json,
                PackageResources.LT040_prewarm_clock_skew_clean_json
            )
        case .protectedDataUnavailable:
            (
                PackageResources.LT041_protected_data_unavailable_json,
                PackageResources.LT041_protected_data_unavailable_clean_json
            )
        case .prewarmFlagReadTooLate:
            (
                PackageResources.LT042_prewarm_flag_read_too_late_json,
                PackageResources.LT042_prewarm_flag_read_too_late_clean_json
            )
        case .metricIncludesBackground:
            (
                PackageResources.LT043_metric_includes_background_json,
                PackageResources.LT043_metric_includes_background_clean_json
            )
        case .watchdogLaunch:
            (
                PackageResources.LT050_watchdog_launch_json,
                PackageResources.LT050_watchdog_launch_clean_json
            )
        case .watchdogBackground:
            (
                PackageResources.LT051_watchdog_background_json,
                PackageResources.LT051_watchdog_background_clean_json
            )
        case .slowFirstFrame:
            (
                PackageResources.LT052_slow_first_frame_json,
                PackageResources.LT052_slow_first_frame_clean_json
            )
        case .secondaryRoleLaunch:
            (
                PackageResources.LT060_secondary_role_launch_json,
                PackageResources.LT060_secondary_role_launch_clean_json
            )
        case .sceneReconnect:
            (
                PackageResources.LT061_scene_reconnect_json,
                PackageResources.LT061_scene_reconnect_clean_json
            )
        case .perSceneHandlerTreatedAsAppWide:
            (
                PackageResources.LT062_per_scene_handler_treated_as_app_wide_json,
                PackageResources.LT062_per_scene_handler_treated_as_app_wide_clean_json
            )
        case .restorationOrder:
            (
                PackageResources.LT063_restoration_order_json,
                PackageResources.LT063_restoration_order_clean_json
            )
        case .discardedSessionMatchesLive:
            (
                PackageResources.LT064_discarded_session_matches_live_json,
                PackageResources.LT064_discarded_session_matches_live_clean_json
            )
        case .swiftUIWrappedDelegate:
            (
                PackageResources.LT070_swiftui_wrapped_delegate_json,
                PackageResources.LT070_swiftui_wrapped_delegate_clean_json
            )
        case .headlessLaunch:
            (
                PackageResources.LT080_headless_launch_json,
                PackageResources.LT080_headless_launch_clean_json
            )
        case .launchScreenMissing:
            (
                PackageResources.LT090_launch_screen_missing_json,
                PackageResources.LT090_launch_screen_missing_clean_json
            )
        case .launchScreenContent:
            (
                PackageResources.LT091_launch_screen_content_json,
                PackageResources.LT091_launch_screen_content_clean_json
            )
        case .asksAtLaunch:
            (
                PackageResources.LT092_asks_at_launch_json,
                PackageResources.LT092_asks_at_launch_clean_json
            )
        case .stateNotRestored:
            (
                PackageResources.LT093_state_not_restored_json,
                PackageResources.LT093_state_not_restored_clean_json
            )
        case .launchesInFullSpace:
            (
                PackageResources.LT094_launches_in_full_space_json,
                PackageResources.LT094_launches_in_full_space_clean_json
            )
        }
    }
}
