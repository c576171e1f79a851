export const desktopPictureFrom = 590;
