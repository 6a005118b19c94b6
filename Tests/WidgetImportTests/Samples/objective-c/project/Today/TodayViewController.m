#import "TodayViewController.h"

#define START_URL @"timer://start" // the app's own scheme

@implementation TodayViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if ([self.extensionContext respondsToSelector:@selector(setWidgetLargestAvailableDisplayMode:)]) {
        self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded;
    }
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(start:)];
    [self.view addGestureRecognizer:tap];
    self.view.backgroundColor = UIColor.blackColor;
}

- (void)start:(id)sender {
    [self.extensionContext openURL:[NSURL URLWithString:START_URL] completionHandler:nil];
}

- (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)defaultMarginInsets {
    UIEdgeInsets insets = defaultMarginInsets;
    insets.bottom = 0;
    return insets;
}

- (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler {
    completionHandler(NCUpdateResultNewData);
}

@end
