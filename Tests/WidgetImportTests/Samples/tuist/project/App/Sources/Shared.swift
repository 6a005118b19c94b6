import SwiftUI

struct Steep: View {
  let entry: Entry
  var body: some View { Text(entry.text).font(.system(size: 9)).widgetURL(URL(string: "tea://cup")) }
}
