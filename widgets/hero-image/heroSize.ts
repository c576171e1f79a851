/** The width of the window from which the picture for desktops is shown, in CSS pixels; below is that for phones. */
export const desktopPictureFrom = 590;
