export const menuFolder = '/menu';
