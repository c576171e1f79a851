import { blockIdAttribute, blocksAttribute } from '#contracts/previewMarks.ts';
import type { PagePlace } from '../pagePlace.ts';
import { boxOf } from './boxOf.ts';
import { blockElement } from './fieldsOnPage.ts';

/** @param at of the window's height; without it the top, or near the end of the page {@link lineAt} */
export function placeOnPage(page: Document, at = lineAt(page)): PagePlace {
  const { innerHeight = 0, scrollY = 0 } = page.defaultView ?? {};
  const line = scrollY + at * innerHeight;
  const blocks = blocksOf(page);
  // The last block that begins above the line. Binary search: tops are ordered.
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topAt(blocks, middle) <= line) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low - 1];
  if (!block) return { at, part: partOf(line, 0, topAt(blocks, 0)) };
  const id = idOf(block) ?? '';
  const end = topAt(blocks, low);
  if (low === blocks.length && line > end)
    return { at, block: id, isBehind: true, part: partOf(line, end, heightOf(page)) };
  return { at, block: id, part: partOf(line, topAt(blocks, low - 1), end) };
}

export function goToPlace(page: Document, place: PagePlace): void {
  const window = page.defaultView;
  const top = topOfPlace(page, place);
  if (!window || top === undefined) return;
  window.scrollTo({ top: top - (place.at ?? 0) * window.innerHeight, behavior: 'instant' });
}

function topOfPlace(page: Document, { block: id, isBehind, part }: PagePlace): number | undefined {
  const blocks = blocksOf(page);
  const between = (start: number, end: number): number => start + part * (end - start);
  if (id === undefined) return between(0, topAt(blocks, 0));
  const index = blocks.findIndex((block) => idOf(block) === id);
  if (index < 0) {
    const nested = blockElement(page, id);
    return nested && onPage(nested)?.top;
  }
  const end = topAt(blocks, index + 1);
  return isBehind ? between(end, heightOf(page)) : between(topAt(blocks, index), end);
}

/** Returns a function that restores it: at the same block, or at its last remaining predecessor. */
export function keepPlace(page: Document): () => void {
  const place = placeOnPage(page);
  const { block: id, isBehind: _, ...rest } = place;
  const ids = blocksOf(page).map(idOf);
  return () => {
    const there = new Set(blocksOf(page).map(idOf));
    if (id === undefined || there.has(id)) return goToPlace(page, place);
    const before = ids.slice(0, ids.indexOf(id)).findLast((other) => there.has(other));
    goToPlace(page, { ...rest, ...(before === undefined ? {} : { block: before }), part: 1 });
  };
}

function blocksOf(page: Document): Element[] {
  return [...page.querySelectorAll(`[${blocksAttribute}] > [${blockIdAttribute}]`)];
}

function idOf(block: Element): string | undefined {
  return block.getAttribute(blockIdAttribute) ?? undefined;
}

/** Within the last window of the page it moves to the window's bottom, so that the ends of all pages correspond. */
function lineAt(page: Document): number {
  const { innerHeight = 0, scrollY = 0 } = page.defaultView ?? {};
  const most = heightOf(page) - innerHeight;
  const last = Math.min(most, innerHeight);
  return last > 0 ? Math.min(1, Math.max(0, (scrollY - most + last) / last)) : 0;
}

function heightOf(page: Document): number {
  return page.documentElement.scrollHeight;
}

/** A block's top; for an invisible one, the next one's; after the last one, its end. */
function topAt(blocks: readonly Element[], index: number): number {
  for (let next = index; next < blocks.length; next++) {
    const box = onPage(blocks[next]);
    if (box) return box.top;
  }
  for (let last = blocks.length - 1; last >= 0; last--) {
    const box = onPage(blocks[last]);
    if (box) return box.bottom;
  }
  return 0;
}

function onPage(block: Element | undefined): { top: number; bottom: number } | undefined {
  const box = block && boxOf(block);
  if (!box) return undefined;
  const top = box.top + (block.ownerDocument.defaultView?.scrollY ?? 0);
  return { top, bottom: top + box.height };
}

function partOf(value: number, start: number, end: number): number {
  return end > start ? Math.min(1, Math.max(0, (value - start) / (end - start))) : 0;
}
