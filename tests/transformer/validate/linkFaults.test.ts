import fc from 'fast-check';
import { checkLink } from '#contracts/link.ts';
import { unreadableLinks } from '#transformer/validate/linkFaults.ts';
import { oddAddress } from '../../support/addresses.ts';

test('the addresses that are told as unreadable are exactly those that the rule for links calls so', () => {
  fc.assert(
    fc.property(oddAddress, (text) => {
      const link = checkLink(text);
      const faults = unreadableLinks({ url: text }, ['/url'], () => 'Link');
      expect({ text, told: faults.length }).toEqual({ text, told: link.ok && !link.readable ? 1 : 0 });
    }),
    { numRuns: 5_000 },
  );
});
