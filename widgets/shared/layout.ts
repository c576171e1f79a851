/** Layout constants of the specification (§2, §9). Widths are CSS pixels. */

/** Where the tablet layout (index 1) begins; below is mobile (index 0). */
export const tabletFrom = 768;
/** Where the desktop layout (index 2) begins. */
export const desktopFrom = 990;
/** Where the wide desktop layout (index 3) begins. */
export const wideFrom = 1200;

/** Every width at which some layout changes; the ones not named above only where a widget says so. */
export const layoutWidths = [590, 658, 768, 990, 1100, 1190, 1200] as const;

/** Width of the content, by layout index. */
export const contentWidths = [280, 658, 900, 1100] as const;
/** The page's greatest width, by layout index. */
export const pageMaxWidths = [550, 989, 1100, 1100] as const;

export const sidebarWidth = 300;
export const gutter = 50;
export const navHeightMobile = 50;
export const navHeight = 70;
export const modalWidth = 500;
export const modalZIndex = 9999;

/** How long the window must keep its size before the layout follows, in milliseconds. */
export const resizeDebounceMs = 250;

export type ScreenSize = 'mobile' | 'tablet' | 'desktop';

/** Layout index of a window width: 0 mobile, 1 tablet, 2 and 3 desktop. */
export function layoutIndex(width: number): 0 | 1 | 2 | 3 {
  if (width < tabletFrom) return 0;
  if (width < desktopFrom) return 1;
  return width < wideFrom ? 2 : 3;
}

export function screenSize(width: number): ScreenSize {
  const index = layoutIndex(width);
  if (index === 0) return 'mobile';
  return index === 1 ? 'tablet' : 'desktop';
}
