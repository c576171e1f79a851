import { checkLink } from '../../schemas/link.ts';
import { forEachText } from '../fieldValues.ts';
import type { FoundFault } from './report.ts';

/**
 * Addresses that are readable at a glance: a path of this site, an anchor, or a plain host name with letters at its
 * end, all in visible ASCII. Reading an address in full takes microseconds, and most need no second look.
 */
const plainAddress = /^(?:\/(?![/\\])|#|https?:\/\/(?!\S*xn--)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$))[!-~]*$/i;

/**
 * Addresses that cannot be read. They stay as their author wrote them, because they do no harm, but lead nowhere
 * (specification §8).
 *
 * @param titleOf a field's title, by its JSON Pointer
 */
export function unreadableLinks(
  data: unknown,
  fields: readonly string[],
  titleOf: (pointer: string) => string | undefined,
): FoundFault[] {
  const faults: FoundFault[] = [];
  forEachText(data, fields, (address, at) => {
    if (plainAddress.test(address)) return;
    const link = checkLink(address);
    if (!link.ok || link.readable) return;
    faults.push({
      rule: 'link/invalid-url',
      severity: 'warning',
      at,
      evidence: address,
      message: `"${titleOf(at) ?? 'The address'}" is no address that a browser can read, so it leads nowhere. For example: https://shop.example/collagen`,
    });
  });
  return faults;
}
