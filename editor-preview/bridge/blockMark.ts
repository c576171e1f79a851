import { blockIdAttribute } from '../../contracts/editor.ts';

/** The frame around the block that is being looked at. */
export interface BlockMark {
  /** Marks a block and brings it into view. Without an id, or with one that no block has, nothing is marked. */
  show: (blockId: string | undefined) => void;
}

/** How far the mark stands around its block, in CSS pixels. */
const gap = 6;

/**
 * Draws the mark over the page, not into it: the blocks' own elements stay as readers get them. Styles are set by
 * script, because the page's style sheet is the readers'.
 */
export function createBlockMark(page: Document): BlockMark {
  const mark = page.createElement('div');
  mark.hidden = true;
  mark.setAttribute('aria-hidden', 'true');
  Object.assign(mark.style, {
    position: 'absolute',
    zIndex: '2147483647',
    pointerEvents: 'none',
    border: '2px solid var(--editorial)',
    borderRadius: '6px',
  });
  page.body.append(mark);
  let marked: Element | undefined;

  const place = (): void => {
    const box = marked && boxOf(marked);
    mark.hidden = !box;
    if (!box) return;
    Object.assign(mark.style, {
      left: `${box.left - gap + scrollX}px`,
      top: `${box.top - gap + scrollY}px`,
      width: `${box.width + 2 * gap}px`,
      height: `${box.height + 2 * gap}px`,
    });
  };
  // Pictures load, accordions open, islands hydrate: what is marked may move at any time.
  new ResizeObserver(place).observe(page.body);

  return {
    show: (blockId) => {
      marked =
        blockId === undefined
          ? undefined
          : (page.querySelector(`[${blockIdAttribute}="${CSS.escape(blockId)}"]`) ?? undefined);
      place();
      if (!mark.hidden) mark.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
  };
}

/** The box around all that is in an element, which has none of its own; undefined where nothing of it is shown. */
function boxOf(element: Element): DOMRect | undefined {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  return box.width === 0 && box.height === 0 ? undefined : box;
}
