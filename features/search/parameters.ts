/** Where the site's own suggestions for a text are. */
export const suggestionsAddress = '/api/suggest';

/** Where those of a partner are, which may take a while. */
export const moreSuggestionsAddress = '/api/suggest/more';

/** The query parameter that carries the searched text. */
export const searchParameter = 'q1';

/** The longest text that a reader can search for, in characters; the content sources search for no more. */
export const longestQuery = 200;

/** The query parameter that carries the page of results, from 1. */
export const pageParameter = 'page';
