/** All addresses of the menu's panels begin with it. */
export const menuFolder = '/menu';
