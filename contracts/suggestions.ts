export const suggestionsAddress = '/api/suggest';

/** A partner's suggestions, which may be slow. */
export const moreSuggestionsAddress = '/api/suggest/more';
