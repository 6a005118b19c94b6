@import UIKit;

@interface BaseViewController : UIViewController
@end
