/** The page's ground in both colour schemes: the style sheet and the browser's own frame must agree on it. */
export const paper = { light: '#ffffff', dark: '#121817' } as const;

/** The one accent, a deep teal. The site's icon has it too. */
export const accent = { light: '#0b6b62', dark: '#5cc4b5' } as const;
