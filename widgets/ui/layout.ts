/** Breakpoints and widths, in CSS pixels; see docs/decisions/layout-in-css.md. */
import { desktopFrom, tabletFrom } from '#contracts/pageFacts.ts';

export { desktopFrom, tabletFrom };

export const largePhoneFrom = 550;
/** From here on, two panes fit side by side. */
export const twoPanesFrom = 1024;

/** Content widths: in the reading column, wider, and full width. */
export const contentWidths = { reading: 658, wide: 750, full: 1100 } as const;
/** For `sizes`, without page padding: a larger value makes phones load the next larger file. */
export const columnOfPhone = '92vw';
export const pageMaxWidths = { phone: largePhoneFrom, tablet: desktopFrom - 1, desktop: 1100 } as const;

/** The margin next to the reading column, and the gap between: wide tables extend into it. */
export const sidebarWidth = 300;
export const gutter = 50;
export const navHeightMobile = 50;
export const navHeight = 70;
/** The width of a dialog, and the fallback layer without a top layer. */
export const modalWidth = 500;
export const modalLayer = 9999;
