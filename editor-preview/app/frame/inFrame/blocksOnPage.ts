import { blockIdAttribute } from '#contracts/previewMarks.ts';
import type { BlockMarkup } from './articleRenderer.ts';
import { isElement, parseMarkup } from './markup.ts';
import { patch, putBefore } from './patch.ts';
import { atSamePlace } from './tracing/counterpart.ts';

export interface BlocksOnPage {
  /** Unchanged HTML is not compared with the page. Returns the changed elements. */
  show: (blocks: readonly BlockMarkup[]) => readonly Element[];
  /** Restores an element that was modified otherwise to its last rendering. */
  renew: (element: Element) => void;
}

export function isBlock(node: Node): boolean {
  return isElement(node) && node.hasAttribute(blockIdAttribute);
}

/**
 * @param column may contain other things than blocks
 * @param hasScript whether scripts run on the page: otherwise `noscript` is parsed
 */
export function blocksOnPage(
  column: () => Element,
  begun: readonly BlockMarkup[],
  hasScript = true,
): BlocksOnPage {
  const shown = new Map(begun.map(({ id, html }) => [id, html]));

  function elementOf({ id, html }: BlockMarkup, live: Element | undefined): Element {
    const before = shown.get(id);
    if (live && before === html) return live;
    const [after] = parseMarkup(html, hasScript).children;
    if (!after) throw new Error(`The block "${id}" has no element.`);
    if (!live) return column().ownerDocument.importNode(after, true);
    const [rendered] = parseMarkup(before ?? '', hasScript).children;
    patch(live, rendered ?? live, after);
    return live;
  }

  /** If order and identity are unchanged, only changed blocks are updated. */
  function showInPlace(blocks: readonly BlockMarkup[]): readonly Element[] | undefined {
    const ids = [...shown.keys()];
    if (ids.length !== blocks.length || blocks.some(({ id }, index) => id !== ids[index])) return undefined;
    const elements = [...column().children];
    const changed = blocks.filter(({ id, html }) => shown.get(id) !== html);
    const live = changed.map(({ id }) => elements.find((one) => one.getAttribute(blockIdAttribute) === id));
    if (live.includes(undefined)) return undefined;
    return changed.map((block, index) => {
      const element = elementOf(block, live[index]);
      shown.set(block.id, block.html);
      return element;
    });
  }

  return {
    renew: (element) => {
      const block = [...column().children].find((one) => isBlock(one) && one.contains(element));
      if (!block) return;
      const [rendered] = parseMarkup(
        shown.get(block.getAttribute(blockIdAttribute) ?? '') ?? '',
        hasScript,
      ).children;
      const is = rendered && atSamePlace(element, block, rendered);
      // The surrounding block may have been replaced.
      const [live, made] = is && isElement(is) ? [element, is] : [block, rendered];
      if (!made) return;
      const fresh = block.ownerDocument.importNode(made, true);
      for (const name of live.getAttributeNames()) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
      for (const { name, value } of [...fresh.attributes]) live.setAttribute(name, value);
      live.replaceChildren(...fresh.childNodes);
    },
    show: (blocks) => {
      const inPlace = showInPlace(blocks);
      if (inPlace) return inPlace;
      const place = column();
      const live = [...place.children].filter(isBlock);
      // Nodes after the blocks, such as further articles, stay.
      const last = live.at(-1);
      let next = last ? last.nextElementSibling : place.firstElementChild;
      const byId = new Map(live.map((element) => [element.getAttribute(blockIdAttribute) ?? '', element]));
      const placed = blocks.map((block) => elementOf(block, byId.get(block.id)));
      const staying = new Set(placed);
      for (const element of live) if (!staying.has(element)) element.remove();
      for (const element of placed.toReversed()) {
        if (element.parentNode !== place || blockFrom(element.nextElementSibling) !== blockFrom(next))
          putBefore(place, element, next);
        next = element;
      }
      const changed = placed.filter((_, index) => shown.get(blocks[index]?.id ?? '') !== blocks[index]?.html);
      shown.clear();
      for (const { id, html } of blocks) shown.set(id, html);
      return changed;
    },
  };
}

/** The first block from an element on: other nodes may be between blocks. */
function blockFrom(element: Element | null): Element | null {
  let next = element;
  while (next && !isBlock(next)) next = next.nextElementSibling;
  return next;
}
