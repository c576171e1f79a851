import { checkLink, isPlainAddress } from '#contracts/link.ts';
import { forEachText } from '../article/fieldValues.ts';
import type { FoundFault } from './report.ts';

/** They are harmless and stay as written, but are broken links. */
export function unreadableLinks(
  data: unknown,
  fields: readonly string[],
  titleOf: (pointer: string) => string | undefined,
): readonly FoundFault[] {
  const faults: FoundFault[] = [];
  forEachText(data, fields, (address, place) => {
    if (isPlainAddress(address)) return;
    const link = checkLink(address);
    if (!link.ok || link.readable) return;
    const at = place.pointer;
    faults.push({
      rule: 'link/invalid-url',
      severity: 'warning',
      at,
      evidence: address,
      message: `"${titleOf(at) ?? 'The address'}" is not a valid web address. Example: https://shop.example/collagen`,
    });
  });
  return faults;
}
