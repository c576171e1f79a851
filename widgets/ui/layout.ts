/** The widths at which layouts change, and those that they have. In CSS pixels; see docs/decisions/layout-in-css.md. */
import { desktopFrom, tabletFrom } from '#contracts/pageFacts.ts';

export { desktopFrom, tabletFrom };

/** Below, a phone has no room to spare. */
export const largePhoneFrom = 550;
/** Where two whole panes stand beside each other. */
export const twoPanesFrom = 1024;

/** How wide content is: in the reading column, beyond it, and across the page. */
export const contentWidths = { reading: 658, wide: 860, full: 1100 } as const;
/**
 * How wide a picture in the column is where that is as wide as the screen: its whole width without the paddings of the
 * page. For `sizes`; whoever says more than is shown makes phones load the next larger file.
 */
export const columnOfPhone = '92vw';
/** The page's greatest width. */
export const pageMaxWidths = { phone: largePhoneFrom, tablet: desktopFrom - 1, desktop: 1100 } as const;

/** The margin beside the reading column, and what lies between: a column is left free, into which tables reach. */
export const sidebarWidth = 300;
export const gutter = 50;
export const navHeightMobile = 50;
export const navHeight = 70;
/** A window above the page: how wide, and on which layer where the browser has none for it alone. */
export const modalWidth = 500;
export const modalLayer = 9999;
