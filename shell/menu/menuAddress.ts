/** Prefix of the panels' addresses. */
export const menuFolder = '/menu';
