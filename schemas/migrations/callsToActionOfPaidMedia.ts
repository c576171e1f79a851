import { blocksOfType } from './blocksOfType.ts';
import type { FieldChange, Migration } from './migration.ts';

const oldName = 'ctaLabel';
const name = 'ctaText';

/** A button's text has the same field name in all blocks. */
export const callsToActionOfPaidMedia: Migration = {
  from: 1,
  to: 2,
  about: `the text of a button in paid media is called "${name}", as in all other blocks, and no longer "${oldName}"`,
  covers: [`paid-media.item/${oldName}`],
  changes: (article) =>
    blocksOfType(article, 'paid-media').flatMap(({ data, at }) => {
      const items: unknown = typeof data === 'object' && data !== null && 'items' in data ? data.items : [];
      if (!Array.isArray(items)) return [];
      return items.flatMap((item: unknown, index): FieldChange[] =>
        hasOldNameOnly(item) ? [{ at: [...at, 'items', String(index), oldName], name }] : [],
      );
    }),
};

function hasOldNameOnly(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  return Object.hasOwn(item, oldName) && !Object.hasOwn(item, name);
}
