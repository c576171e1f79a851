/** The page's ground in both colour schemes: the style sheet and the browser's own frame must agree on it. */
export const paper = { light: '#fbf8f1', dark: '#15191a' } as const;

/** Pine: what the editors stand behind. The site's icon has it too. */
export const editorial = { light: '#0b4f48', dark: '#86cdbf' } as const;
