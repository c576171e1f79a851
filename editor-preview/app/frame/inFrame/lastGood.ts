import type { BlockMarkup, BlockOnPage } from './articleRenderer.ts';

export function keepLastGood(): (block: BlockOnPage) => BlockMarkup {
  const good = new Map<string, string>();
  /** While a widget in it fails, the previous rendering. */
  return ({ id, html, failures }) => {
    // Pages sent to readers are well-formed Unicode.
    const now = html.toWellFormed();
    if (failures.length > 0) return { id, html: good.get(id) ?? now };
    good.set(id, now);
    return { id, html: now };
  };
}
