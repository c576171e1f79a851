import fc from 'fast-check';
import { checkLink } from '../../../schemas/link.ts';
import { unreadableLinks } from '../../../transformer/validate/linkFaults.ts';

/** Host names with everything that makes one odd: dots, digits, punycode, capitals, blanks, ports, brackets. */
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
const address = fc
  .tuple(start, host, fc.constantFrom('', '/', '/a b', '?q=1', '#top'))
  .map((parts) => parts.join(''));

test('the addresses that are told as unreadable are exactly those that the rule for links calls so', () => {
  fc.assert(
    fc.property(address, (text) => {
      const link = checkLink(text);
      const faults = unreadableLinks({ url: text }, ['/url'], () => 'Link');
      expect({ text, told: faults.length }).toEqual({ text, told: link.ok && !link.readable ? 1 : 0 });
    }),
    { numRuns: 5_000 },
  );
});
