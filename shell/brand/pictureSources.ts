/** The site's pictures of its own, as paths from the project's folder. The build takes them along under hashed names. */
export const iconSource = 'shell/brand/icon.svg';
export const touchIconSource = 'shell/brand/touch-icon.png';
