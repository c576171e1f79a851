/** What the page says where an article names no language, or none that a browser could read. */
export const defaultLanguage = 'en-US';
