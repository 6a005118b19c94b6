#import "BaseViewController.h"

@interface TodayViewController : BaseViewController <NCWidgetProviding>
@end
