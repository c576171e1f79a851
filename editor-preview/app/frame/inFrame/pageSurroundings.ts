import { blocksAttribute } from '#contracts/previewMarks.ts';
import { isBlock } from './blocksOnPage.ts';
import { patch } from './patch.ts';

/** @param page the frame's own page, as the server rendered it */
export function pageSurroundings(page: Document) {
  let known = withoutBlocks(page);
  const column = (): Element => {
    const found = page.querySelector(`[${blocksAttribute}]`);
    if (!found) throw new Error('The page has no place for blocks.');
    return found;
  };
  return {
    column,
    follow: (made: Document) => {
      const live = page.querySelector('main');
      const next = withoutBlocks(made);
      page.title = made.title;
      for (const name of ['lang', 'dir'])
        page.documentElement.setAttribute(name, made.documentElement.getAttribute(name) ?? '');
      if (live && known && next) {
        const before = column();
        // If the patch replaces the parent element, the new one gets its blocks.
        const blocks = [...before.children].filter(isBlock);
        patch(live, known, next, isBlockOrMark);
        const now = column();
        if (now !== before) now.prepend(...blocks);
      }
      known = next;
    },
  };
}

function withoutBlocks(page: Document): Element | undefined {
  const main = page.querySelector('main');
  if (!main) return undefined;
  const copy = main.ownerDocument.importNode(main, true);
  for (const node of copy.querySelectorAll(`[${blocksAttribute}] > *`))
    if (isBlockOrMark(node)) node.remove();
  return copy;
}

/** The first-view marker is among the blocks too, and useless after load. */
function isBlockOrMark(node: Node): boolean {
  const isInColumn = node.parentElement?.hasAttribute(blocksAttribute) === true;
  return isInColumn && (isBlock(node) || node.nodeName === 'TEMPLATE');
}
