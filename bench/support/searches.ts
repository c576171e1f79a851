/** What readers type: words that many articles have, misspelt ones, and one that none has. */
export const typed = [
  'collagen',
  'vitamin d',
  'sleep',
  'blood pressure',
  'colagen',
  'protien powder',
  'zzzz',
  'best cbd',
];
