import type { BlockMarkup, BlockOnPage } from './articleRenderer.ts';

/** Remembers how blocks were while their widgets did not fail on them. */
export function keepLastGood(): (block: BlockOnPage) => BlockMarkup {
  const good = new Map<string, string>();
  /** A block as it is shown: while a widget fails in it, as it was before. */
  return ({ id, html, failures }) => {
    // What is sent to readers is well formed Unicode.
    const now = html.toWellFormed();
    if (failures.length > 0) return { id, html: good.get(id) ?? now };
    good.set(id, now);
    return { id, html: now };
  };
}
