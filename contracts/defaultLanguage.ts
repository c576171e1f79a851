/** Language of articles that name none, or an invalid one. */
export const defaultLanguage = 'en-US';
