/// The names of Apple's modules and views that widget code uses.
enum SystemNames {
  /// The modules that come with the system.
  static let modules = words(
    """
    Swift Foundation FoundationEssentials SwiftUI SwiftUICore WidgetKit AppIntents Intents IntentsUI UIKit Charts
    Combine CoreLocation CoreLocationUI MapKit HealthKit CoreData SwiftData os OSLog ActivityKit CryptoKit StoreKit
    Photos PhotosUI EventKit Contacts Security UserNotifications CoreGraphics QuartzCore Darwin AVFoundation Network
    WatchKit ClockKit Observation Accessibility UniformTypeIdentifiers CloudKit TipKit RealityKit LocalAuthentication
    RelevanceKit ImageIO CoreImage CoreText WeatherKit MediaPlayer AudioToolbox NetworkExtension CommonCrypto
    CoreTelephony Dispatch ObjectiveC WatchConnectivity BackgroundTasks GameKit HomeKit CoreMotion CoreBluetooth
    FamilyControls ManagedSettings DeviceActivity Translation NaturalLanguage Vision Synchronization RegexBuilder simd
    Accelerate AppKit Cocoa CarPlay CoreSpotlight LinkPresentation MessageUI SafariServices WebKit SystemConfiguration
    NotificationCenter CoreFoundation CoreServices CoreMedia CoreVideo CoreAudio CoreML CoreHaptics CoreNFC
    CoreTransferable Metal MetalKit SpriteKit SceneKit ARKit AVKit PassKit PDFKit QuickLook Speech AuthenticationServices
    AdSupport AppTrackingTransparency CallKit PushKit MusicKit GameController DeviceCheck ScreenTime Testing XCTest
    MachO GameplayKit FoundationModels AlarmKit GroupActivities ImagePlayground JournalingSuggestions PencilKit SoundAnalysis
    MetricKit ShazamKit SensorKit VideoToolbox VisionKit JavaScriptCore EventKitUI ContactsUI HealthKitUI FileProvider
    QuickLookThumbnailing MetalPerformanceShaders ModelIO GLKit ReplayKit MultipeerConnectivity ExternalAccessory
    NearbyInteraction DeveloperToolsSupport Compression Social
    """
  )

  /// The views and shapes.
  static let views = words(
    """
    Text Image Label HStack VStack ZStack LazyVStack LazyHStack Grid GridRow LazyVGrid LazyHGrid Group ForEach Spacer
    Divider Color Link Button Toggle Gauge ProgressView Circle Rectangle RoundedRectangle Capsule Ellipse Path
    ContainerRelativeShape UnevenRoundedRectangle AnyView EmptyView GeometryReader ViewThatFits Section List
    LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient AccessoryWidgetBackground Chart
    LineMark BarMark AreaMark PointMark RuleMark RectangleMark SectorMark AxisMarks AxisValueLabel AxisGridLine AxisTick
    ControlGroup LabeledContent TimelineView Canvas ContentUnavailableView AsyncImage Form ScrollView ScrollViewReader
    TabView NavigationStack NavigationView NavigationLink Menu Picker DatePicker TextField ShareLink DisclosureGroup
    GroupBox PhaseAnimator KeyframeAnimator LinePlot AreaPlot BarPlot PointPlot Map Marker Annotation AnyLayout
    HStackLayout VStackLayout ZStackLayout GridLayout SecureField TextEditor Stepper Slider ColorPicker Table OutlineGroup
    EquatableView GlassEffectContainer ConcentricRectangle EditButton NavigationSplitView MultiDatePicker
    """
  )

  /// The other types that view code creates, which draw nothing, and the modifiers for backgrounds and containers.
  private static let others = words(
    """
    GridItem Font Gradient Angle EdgeInsets URL Date Double Int Float String LocalizedStringKey
    LocalizedStringResource Array Set Dictionary Data Calendar DateComponents DateFormatter NumberFormatter
    Measurement StaticConfiguration IntentConfiguration AppIntentConfiguration ActivityConfiguration Animation
    StrokeStyle Shadow TimeInterval Locale TimeZone Bundle UserDefaults AttributedString ClosedRange Range Material
    Environment Namespace ButtonBorderShape UnitPoint WidgetPreviewContext DateInterval Duration DragGesture
    TapGesture LongPressGesture AnyShape AnyShapeStyle Spring JSONDecoder JSONEncoder FileManager UUID Decimal
    DateComponentsFormatter RelativeDateTimeFormatter ISO8601DateFormatter MeasurementFormatter Bool Character
    Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Substring
    Task Timer Logger PlainButtonStyle BorderlessButtonStyle BorderedButtonStyle BorderedProminentButtonStyle
    DefaultButtonStyle DefaultToggleStyle SwitchToggleStyle ButtonToggleStyle DefaultLabelStyle IconOnlyLabelStyle
    TitleOnlyLabelStyle TitleAndIconLabelStyle LinearProgressViewStyle CircularProgressViewStyle
    DefaultProgressViewStyle DefaultGaugeStyle LinearCapacityGaugeStyle AccessoryCircularGaugeStyle
    AccessoryCircularCapacityGaugeStyle AccessoryLinearGaugeStyle AccessoryLinearCapacityGaugeStyle Alignment
    HorizontalAlignment VerticalAlignment TintShapeStyle HierarchicalShapeStyle ForegroundStyle BackgroundStyle FillStyle
    SeparatorShapeStyle Transaction URLComponents URLQueryItem URLRequest ByteCountFormatter ListFormatter
    PersonNameComponents PersonNameComponentsFormatter ModelContainer ModelContext FetchDescriptor
    CIFilter Notification CharacterSet IndexSet Unit GraphicsContext WidgetCenter
    background backgroundStyle backgroundPreferenceValue backgroundExtensionEffect containerBackground containerShape
    containerBackgroundRemovable containerRelativeFrame containerValue containerCornerOffset listRowBackground
    chartBackground modelContainer alternatingRowBackgrounds scrollContentBackground toolbarBackground toolbarBackgroundVisibility
    presentationBackground presentationBackgroundInteraction
    """
  )

  /// The modifiers of widgets and their views, besides those for backgrounds and containers.
  private static let modifiers = words(
    """
    padding font frame foregroundColor foregroundStyle buttonStyle environment lineLimit fill resizable cornerRadius tag
    multilineTextAlignment overlay fontWeight opacity disabled bold tint minimumScaleFactor contentShape offset animation
    environmentObject clipShape task fixedSize stroke transition shadow aspectRatio modifier id scaledToFit scaledToFill
    ignoresSafeArea edgesIgnoringSafeArea monospacedDigit monospaced redacted unredacted scaleEffect clipped mask inset
    rotationEffect rotation3DEffect preferredColorScheme colorScheme layoutPriority allowsHitTesting truncationMode help
    imageScale contentTransition labelStyle progressViewStyle safeAreaInset safeAreaPadding scenePadding labelsHidden
    lineSpacing lineHeight widgetAccentable widgetURL widgetLabel widgetAccentedRenderingMode widgetCurvesContent trim
    renderingMode controlSize zIndex alignmentGuide textCase symbolVariant strokeBorder gesture blendMode position italic
    accentColor hidden contentMargins contentMarginsDisabled symbolRenderingMode symbolEffect symbolVariableValueMode
    buttonBorderShape textSelection gaugeStyle blur toggleStyle matchedGeometryEffect fontDesign fontWidth border scale
    allowsTightening underline strikethrough interpolation coordinateSpace textScale tracking kerning baselineOffset
    dynamicTypeSize drawingGroup compositingGroup rotation luminanceToAlpha brightness contrast saturation grayscale
    hueRotation colorMultiply colorInvert antialiased gridCellColumns gridCellUnsizedAxes gridCellAnchor geometryGroup
    gridColumnAlignment glassEffect privacySensitive invalidatableContent transaction transformEnvironment preference
    flipsForRightToLeftLayoutDirection typesettingLanguage pickerStyle datePickerStyle groupBoxStyle controlGroupStyle
    labeledContentStyle menuStyle listStyle listRowInsets listRowSeparator onAppear onTapGesture onChange onReceive
    onOpenURL visualEffect phaseAnimator keyframeAnimator previewContext previewDisplayName previewLayout symbol
    symbolSize lineStyle interpolationMethod annotation textRenderer headerProminence colorEffect layerEffect
    distortionEffect handGestureShortcut sensoryFeedback activityBackgroundTint configurationDisplayName description
    supportedFamilies disfavoredLocations onBackgroundURLSessionEvents promptsForUserConfiguration pushHandler
    supportedMountingStyles widgetTexture simultaneousGesture highPriorityGesture onHover contextMenu sheet toolbar
    navigationTitle navigationBarTitle navigationBarTitleDisplayMode navigationBarHidden badge alert popover refreshable
    searchable focusable focused hoverEffect onLongPressGesture draggable dropDestination onDrag onDrop swipeActions
    tabItem scrollDisabled onPreferenceChange anchorPreference userActivity equatable transformEffect projectionEffect
    symbolEffectsRemoved allowedDynamicRange speechAlwaysIncludesPunctuation levelOfDetail mapStyle textFieldStyle
    submitLabel onSubmit keyboardType keyboardShortcut statusBarHidden persistentSystemOverlays fullScreenCover
    confirmationDialog actionSheet onDisappear tabViewStyle scrollIndicators statusBar autocapitalization
    textInputAutocapitalization disableAutocorrection autocorrectionDisabled textContentType defaultAppStorage
    """
  )

  /// Whether a name is that of one of these modifiers, or seems to be.
  static func isModifier(_ name: String) -> Bool {
    modifiers.contains(name) || ["accessibility", "chart"].contains(where: name.hasPrefix)
  }

  /// Whether the parentheses of a modifier hold values alone: no view, modifier, or style that draws.
  static func takesValues(_ name: String) -> Bool {
    let mayDraw = ["overlay", "mask", "modifier"].contains(name) || name.hasSuffix("Style")
    return name == "foregroundStyle" || isModifier(name) && !mayDraw
  }

  /// The prefixes of the names of framework classes.
  private static let prefixes = words("UI NS CL CN CG CK EK HK MK AV PH WK")

  /// Whether a name is that of a framework class, a view, a modifier for backgrounds, or a type that draws nothing.
  static func isKnown(_ name: String) -> Bool {
    let isClass = prefixes.contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
    return isClass || views.contains(name) || others.contains(name)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
