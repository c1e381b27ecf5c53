import Testing

@testable import ProjectReading

struct PodfileTests {
    private static func pods(_ text: String, of target: String = "App", project: String = "App.xcodeproj") -> Podfile
        .Pods?
    {
        Podfile(Array(text.utf8), folder: "").pods(of: target, project: project)
    }

    private static let common = """
        # The pods of all.
        platform :ios, '15.0'
        use_frameworks! :linkage => :static
        $everywhere = true
        ENV['QUIET'] = "1"

        def shared(version = '1.0')
          pod 'Shared', version
        end

        abstract_target "All" do
          pod "Above", :git => 'https://example.com/above.git',
            :tag => '1.0' # pod 'Comment'
          target 'App' do
            project 'App.xcodeproj'
            shared
            pod 'Firebase/Messaging', '~> 11.0'
            pod('OneSignal', :subspecs => ['Core', 'Push'])
            pod 'Debug', configurations: %w[Debug] if ENV['DEBUG']
            unless ENV['CI'] then pod 'Local' end
            target 'AppTests' do
              inherit! :search_paths
              pod 'Mock'
            end
            target 'Widget' do
              pod 'Small'
            end
          end
        end

        target 'Other' do pod 'Others'; end

        post_install do |installer|
          installer.pods_project.targets.each do |target|
            target.build_configurations.each { |c| c.build_settings['A'] = "#{target.name}" }
            pod 'Never' if target.name =~ /end['"]/
          end
        end
        """

    @Test func eachTargetHasItsOwnPodsAndThoseAboveIt() throws {
        let above: Set = [
            "Above", "Shared", "Firebase/Messaging", "OneSignal/Core", "OneSignal/Push", "Debug", "Local",
        ]
        let app = try #require(Self.pods(Self.common))
        #expect(app.names == above && app.unknownLine == nil && app.helpers == [])
        #expect(Self.pods(Self.common, of: "AppTests")?.names == ["Mock"])
        #expect(Self.pods(Self.common, of: "Widget")?.names == above.union(["Small"]))
        #expect(Self.pods(Self.common, of: "Other")?.names == ["Others"])
        #expect(Self.pods(Self.common, of: "Nowhere") == nil)
    }

    @Test func aTargetOfAnotherProjectIsntMeant() {
        #expect(Self.pods(Self.common, project: "Twin.xcodeproj") == nil)
        #expect(Self.pods("target 'App' do\n pod 'A'\nend", project: "inner/App.xcodeproj") == nil)
        let inner = "target 'App' do\n project './inner/App'\n pod 'A'\nend"
        #expect(Self.pods(inner, project: "inner/App.xcodeproj")?.names == ["A"])
    }

    @Test func withoutTargetsAllPodsAreOfTheProjectBesideTheFile() {
        #expect(Self.pods("platform :ios\npod 'A'\n")?.names == ["A"])
        #expect(Self.pods("platform :ios\npod 'A'\n", project: "inner/App.xcodeproj") == nil)
    }

    @Test func functionsOfFrameworksAreNoted() {
        let text = """
            require_relative '../node_modules/react-native/scripts/react_native_pods'
            target 'App' do
              config = use_native_modules!
              use_react_native!(
                :path => config[:reactNativePath],
                :app_path => "#{Pod::Config.instance.installation_root}/.."
              )
            end
            """
        let pods = Self.pods(text)
        #expect(pods?.helpers == ["use_native_modules!", "use_react_native!"] && pods?.unknownLine == nil)
        let flutter = "target 'App' do\n  flutter_install_all_ios_pods File.dirname(File.realpath(__FILE__))\nend\n"
        #expect(Self.pods(flutter)?.helpers == ["flutter_install_all_ios_pods"])
    }

    /// The files that Flutter and Expo write for a new app, in the parts that are hard to follow.
    @Test func templatesAreFollowed() throws {
        let flutter = #"""
            ENV['COCOAPODS_DISABLE_STATS'] = 'true'
            project 'Runner', {
              'Debug' => :debug,
              'Release' => :release,
            }
            def flutter_root
              path = File.expand_path(File.join('..', 'Flutter', 'Generated.xcconfig'), __FILE__)
              unless File.exist?(path)
                raise "#{path} must exist. If you're running pod install manually, run flutter pub get first"
              end
              File.foreach(path) do |line|
                matches = line.match(/FLUTTER_ROOT\=(.*)/)
                return matches[1].strip if matches
              end
              raise "FLUTTER_ROOT not found in #{path}."
            end
            require File.expand_path(File.join('packages', 'flutter_tools', 'bin', 'podhelper'), flutter_root)
            flutter_ios_podfile_setup
            target 'Runner' do
              use_frameworks!
              flutter_install_all_ios_pods File.dirname(File.realpath(__FILE__))
              target 'RunnerTests' do
                inherit! :search_paths
              end
            end
            """#
        let runner = try #require(Self.pods(flutter, of: "Runner", project: "Runner.xcodeproj"))
        #expect(runner.helpers == ["flutter_install_all_ios_pods"] && runner.unknownLine == nil)
        let expo = #"""
            require File.join(File.dirname(`node --print "require.resolve('expo/package.json')"`), "scripts/autolinking")
            require 'json'
            podfile_properties = JSON.parse(File.read(File.join(__dir__, 'Podfile.properties.json'))) rescue {}
            ENV['RCT_NEW_ARCH_ENABLED'] ||= '0' if podfile_properties['newArchEnabled'] == 'false'
            platform :ios, podfile_properties['ios.deploymentTarget'] || '15.1'
            install! 'cocoapods',
              :deterministic_uuids => false
            prepare_react_native_project!
            target 'App' do
              use_expo_modules!
              if ENV['EXPO_USE_COMMUNITY_AUTOLINKING'] == '1'
                config_command = ['node', '-e', "require('@react-native-community/cli').run()"];
              else
                config_command = [
                  'node',
                  '--json'
                ]
              end
              config = use_native_modules!(config_command)
              use_frameworks! :linkage => podfile_properties['f'].to_sym if podfile_properties['f']
              use_react_native!(
                :path => config[:reactNativePath],
                :hermes_enabled => podfile_properties['e'] == nil || podfile_properties['e'] == 'hermes',
              )
              post_install do |installer|
                react_native_post_install(
                  installer,
                  :ccache_enabled => podfile_properties['c'] == 'true',
                )
              end
            end
            """#
        let app = try #require(Self.pods(expo))
        #expect(app.helpers == ["use_expo_modules!", "use_native_modules!", "use_react_native!"])
        #expect(app.unknownLine == nil)
    }

    @Test(arguments: [
        ("target 'App' do\n pod name\nend", 2), ("target 'App' do\n pod \"#{kit}/Core\"\nend", 2),
        ("target 'App' do\n other_pods\nend", 2), ("target 'App' do\n %w[A B].each { |it| pod it }\nend", 2),
        ("target 'App' do\n ['A'].each do |it|\n  pod it\n end\nend", 3), ("target name do\n pod 'A'\nend", 1),
        ("target 'App' do\n pod 'A'", 1), ("target 'App' do\n pod 'A'\nend\nend", 1),
        ("text = <<~TEXT\n pod 'A'\nTEX\n", 1), ("target 'App' {\n pod 'A'\n", 1),
        ("target 'App' do\n pod 'A'\nend }", 1),
        ("target 'App' do\n A.each {\n |it| pod it\n }\nend", 3), ("target 'App' do\n eval(File.read('more'))\nend", 2),
        ("target 'App' do\n podspec\nend", 2),
    ])
    func whatIsComputedLeavesThePodsOpen(_ text: String, _ line: Int) {
        #expect(Self.pods(text)?.unknownLine == line)
    }

    /// Blocks in braces, with blocks of their own in them, and texts of several lines.
    @Test(arguments: [
        "target 'App' do\n pod 'A'\nend\npre_install do |i|\n Dir.foreach(d) {|x|\n  if (a && b)\n   c\n  end\n"
            + " }\nend",
        "target 'App' do\n pod 'A'\nend\npost_install { |i| i.targets.each { |t|\n if t.a? then t.b = { 'x' => 1 } "
            + "end\n } }",
        "target('App') {\n if ENV['CI']\n pod 'A'\n end\n}\n",
        "note = <<~TEXT\n pod 'B' {\n TEXT\ntarget 'App' do\n pod 'A'\nend",
        "note = [<<-ONE, <<TWO]\nend\n  ONE\nif\nTWO\ntarget 'App' do\n pod 'A'\nend",
        "kit = -> (name) {\n return name if name\n}\ntarget 'App' do\n pod 'A', { :git => 'x' }\nend",
        "names = %w{B C}\nall = JSON.parse(text) rescue {}\ntarget 'App' do\n pod 'A'\nend",
    ])
    func bracesAndTextsOfManyLinesAreFollowed(_ text: String) {
        let pods = Self.pods(text)
        #expect(pods?.names == ["A"] && pods?.unknownLine == nil)
    }

    @Test func codeForOtherTargetsLeavesNothingOpen() {
        let text = "target 'Other' do\n other_pods\nend\ntarget 'App' do\n pod 'A'\nend\n"
        let pods = Self.pods(text)
        #expect(pods?.names == ["A"] && pods?.unknownLine == nil)
    }

    @Test func tornAndDeepFilesAreHarmless() {
        let bytes = Array(Self.common.utf8)
        for length in bytes.indices {
            let pods = Podfile(Array(bytes[..<length]), folder: "").pods(of: "App", project: "App.xcodeproj")
            #expect(pods?.names.contains("Never") != true)
        }
        let deep = String(repeating: "if a\n", count: 2000) + "pod 'A'\n" + String(repeating: "end\n", count: 2000)
        #expect(Self.pods(deep)?.unknownLine == 1)
        let circle = "def a\n b\nend\ndef b\n a\n pod 'A'\nend\ntarget 'App' do\n a\nend\n"
        #expect(Self.pods(circle)?.names == ["A"])
    }
}
