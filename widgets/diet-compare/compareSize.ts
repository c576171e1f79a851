/** The width of the comparison on desktops, in CSS pixels (specification §2). */
export const desktopWidth = 500;
