export const suggestionsAddress = '/api/suggest';

export const moreSuggestionsAddress = '/api/suggest/more';
