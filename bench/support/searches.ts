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
