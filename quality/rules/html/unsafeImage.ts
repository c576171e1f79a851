import type { Rule } from '../../rule.ts';
import { removedAddresses, removedTags, reportRemoval } from './removals.ts';

/** Pictures in HTML that have no address from which we load pictures. */
export const unsafeImage: Rule = {
  id: 'html/unsafe-image',
  severity: 'warning',
  summary: 'A picture in the HTML has no address that pictures are loaded from, so it is taken out.',
  mendedHtml(field, report) {
    for (const removal of field.removals) {
      if (removal.kind !== 'image') continue;
      const addresses = removedAddresses(field, removal, 'img', 'src');
      const pictures = addresses.length > 0 ? addresses : removedTags(field, { ...removal, what: 'img' });
      reportRemoval(field, removal, pictures, report);
    }
  },
};
