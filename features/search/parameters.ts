export const searchParameter = 'q1';

/** In characters; the same limit as in content sources. */
export const longestQuery = 200;

export const pageParameter = 'page';
/** Further hits are not shown. */
export const maxPage = 100;
