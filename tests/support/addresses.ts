import fc from 'fast-check';

const host = fc
  .array(
    fc.constantFrom(
      'shop',
      'xn--',
      'xn--0',
      '256',
      '0x',
      '.',
      '-',
      '_',
      ':',
      '99999',
      ' ',
      '[',
      'ß',
      '%',
      '@',
      'EXAMPLE',
      'com',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const start = fc.constantFrom(
  'https://',
  'http://',
  'HTTPS://',
  '//',
  '/\\',
  '/',
  '#',
  '',
  'mailto:',
  'https:',
);

export const oddAddress = fc
  .tuple(start, host, fc.constantFrom('', '/', '/a b', '?q=1', '#top'))
  .map((parts) => parts.join(''));
