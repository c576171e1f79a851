export const defaultLanguage = 'en-US';
