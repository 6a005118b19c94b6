#import "BaseViewController.h"

@implementation BaseViewController

- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {
    if (mode == NCWidgetDisplayModeExpanded) {
        self.preferredContentSize = CGSizeMake(0.0, 180.0f);
    } else {
        self.preferredContentSize = size;
    }
}

@end
