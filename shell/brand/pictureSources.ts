/** The site's own pictures, as paths from the project's folder. The build copies them under hashed names. */
export const iconSource = 'shell/brand/icon.svg';
export const touchIconSource = 'shell/brand/touch-icon.png';
