/** The width of the comparison on desktops, in CSS pixels. */
export const desktopWidth = 500;
