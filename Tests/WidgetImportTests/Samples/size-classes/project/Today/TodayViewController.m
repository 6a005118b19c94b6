#import <NotificationCenter/NotificationCenter.h>
#import <UIKit/UIKit.h>

@interface TodayViewController : UIViewController <NCWidgetProviding>
@end

@implementation TodayViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  if (@available(iOS 10.0, *)) {
    self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded;
  }
}

- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {
  BOOL isExpanded = mode == NCWidgetDisplayModeExpanded;
  self.preferredContentSize = isExpanded ? CGSizeMake(size.width, 180) : size;
}

- (IBAction)showStops:(UIButton *)sender {
  NSURL *url = [NSURL URLWithString:@"tram://stops"];
  [self.extensionContext openURL:url completionHandler:nil];
}

- (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)insets {
  insets.bottom = 0;
  return insets;
}

- (void)viewDidLoad {
  [self setPreferredContentSize:CGSizeMake(0, 90)];
}

@end
