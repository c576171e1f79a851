/** Where the site's own suggestions for a text are. */
export const suggestionsAddress = '/api/suggest';

/** Where those of a partner are, which may take a while. */
export const moreSuggestionsAddress = '/api/suggest/more';
