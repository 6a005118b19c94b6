"""Small Xcode projects, with some of their files in any size."""

import pathlib

PLIST = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n%s</dict>\n</plist>\n'
EXTENSION = ("<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
             "<string>com.apple.widget-extension</string><key>NSExtensionMainStoryboard</key><string>Main</string></dict>\n")
SWIFT = "import UIKit\n\nclass Today: UIViewController, NCWidgetProviding {\n%s}\n"
OBJECTIVE_C = "@interface Today : UIViewController\n@end\n@implementation Today\n%s@end\n"
SCENE = ('<document initialViewController="a"><scenes><scene><objects><viewController id="a" customClass="Today"'
         ' sceneMemberID="viewController"><view key="view" id="v"><subviews>\n%s</subviews><constraints>\n%s</constraints>'
         "</view></viewController></objects></scene></scenes></document>\n")


def lines(count, *templates):
    return "".join(template.replace("#", str(index)) for index in range(count) for template in templates)


def project(sources=("Today.swift", "Old.m"), group="", objects="", settings=""):
    """A project file: an application that embeds an extension."""
    resources = ("Main.storyboard", "en.lproj/InfoPlist.strings", "Images.xcassets")
    named = {f"F{index}": path for index, path in enumerate((*sources, *resources))}

    def files(paths):
        return ", ".join("B" + key for key, path in named.items() if path in paths)

    return f"""// !$*UTF8*$!
{{ objects = {{
  P = {{isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (A, T);}};
  G = {{isa = PBXGroup; sourceTree = "<group>"; children = (S, {", ".join(named)}{group});}};
  S = {{path = a.xcconfig; sourceTree = "<group>";}};
  {lines(1, *(f'{key} = {{path = "{path}"; sourceTree = "<group>";}}; B{key} = {{fileRef = {key};}};' for key, path in named.items()))}
  L = {{buildConfigurations = (C);}};
  C = {{name = Release; baseConfigurationReference = S; buildSettings = {{SDKROOT = iphoneos; {settings}}};}};
  A = {{isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = AL; buildPhases = (E);}};
  AL = {{buildConfigurations = (AC);}};
  AC = {{name = Release; buildSettings = {{INFOPLIST_FILE = App.plist;}};}};
  E = {{isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (EB);}};
  EB = {{fileRef = X;}};
  X = {{path = Today.appex; sourceTree = BUILT_PRODUCTS_DIR;}};
  T = {{isa = PBXNativeTarget; name = Today; productType = "com.apple.product-type.app-extension"; productReference = X;
    buildConfigurationList = TL; buildPhases = (TS, TR);}};
  TL = {{buildConfigurations = (TC);}};
  TC = {{name = Release; buildSettings = {{INFOPLIST_FILE = Info.plist;}};}};
  TS = {{isa = PBXSourcesBuildPhase; files = ({files(sources)});}};
  TR = {{isa = PBXResourcesBuildPhase; files = ({files(resources)});}};
  {objects}
}}; rootObject = P; }}
"""


def write(folder, changes):
    """A small project, with some of its files as given, or without those that are None; a tuple is a link's target."""
    files = {
        "Dice.xcodeproj/project.pbxproj": project(),
        "App.plist": PLIST % "<key>CFBundleDisplayName</key><string>Dice</string>\n",
        "Info.plist": PLIST % ("<key>CFBundleDisplayName</key><string>$(A)</string>\n" + EXTENSION),
        "a.xcconfig": "A = Dice\n",
        "en.lproj/InfoPlist.strings": "",
        "Images.xcassets/one.imageset/Contents.json": "{}",
        "Main.storyboard": SCENE % ("", ""),
        "Today.swift": SWIFT % "",
        "Old.m": "",
        **changes,
    }
    for name, text in files.items():
        if text is None:
            continue
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, tuple):
            path.symlink_to(text[0])
        else:
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder
