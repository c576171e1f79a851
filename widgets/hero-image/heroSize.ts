/** The window width from which the desktop image is used, in CSS pixels. */
export const desktopPictureFrom = 590;
