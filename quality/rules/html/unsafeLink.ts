import type { Rule } from '../../rule.ts';
import { removedAddresses, reportRemoval } from './removals.ts';

/** Links in HTML that lead nowhere safe. */
export const unsafeLink: Rule = {
  id: 'html/unsafe-link',
  severity: 'warning',
  summary: 'A link in the HTML leads nowhere safe, so its address is taken out.',
  mendedHtml(field, report) {
    for (const removal of field.removals) {
      if (removal.kind !== 'link') continue;
      reportRemoval(field, removal, removedAddresses(field, removal, 'a', 'href'), report);
    }
  },
};
