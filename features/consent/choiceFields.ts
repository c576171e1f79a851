/** The names of the fields by which a form says what a reader has chosen. */
export const choiceFields = {
  choice: 'choice',
  purpose: 'purpose',
  vendor: 'vendor',
  others: 'others',
  saved: 'saved',
} as const;
