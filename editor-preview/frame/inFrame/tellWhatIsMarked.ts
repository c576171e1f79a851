import { blockIdAttribute } from '#contracts/previewMarks.ts';
import type { MarkedOnPage } from '../messages.ts';
import { isElement } from './markup.ts';

/** Longer words are not told: what is about more of a text is about all of it. */
const mostMarked = 600;
/** How much around them is told. */
const mostAround = 100;
/** Marking goes on for a while: what is told is where it rests, in milliseconds. */
export const restsFor = 250;

/**
 * Tells which words are marked on the page whenever these become others; undefined where none are, or those of several blocks.
 *
 * @param inField what is marked in a field over the page; undefined where none is written in
 */
export function tellWhatIsMarked(
  page: Document,
  tell: (marked: MarkedOnPage | undefined) => void,
  inField: () => Range | undefined,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  page.addEventListener('selectionchange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const marked = markedOn(page, inField());
      if (marked || isTold) tell(marked);
      isTold = marked !== undefined;
    }, restsFor);
  });
}

function markedOn(page: Document, inField: Range | undefined): MarkedOnPage | undefined {
  const selection = page.getSelection();
  const range = inField ?? (selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined);
  if (!range || range.collapsed) return undefined;
  const { commonAncestorContainer: common } = range;
  const around = (isElement(common) ? common : common.parentElement)?.closest(`[${blockIdAttribute}]`);
  const block = around?.getAttribute(blockIdAttribute);
  // A selection breaks lines between paragraphs, and a range does not.
  const text = (inField ?? selection)?.toString() ?? '';
  if (!around || !block || text.trim() === '' || text.length > mostMarked) return undefined;
  const rest = range.cloneRange();
  rest.selectNodeContents(around);
  rest.setEnd(range.startContainer, range.startOffset);
  const before = rest.toString().slice(-mostAround);
  rest.selectNodeContents(around);
  rest.setStart(range.endContainer, range.endOffset);
  return { block, text, before, after: rest.toString().slice(0, mostAround) };
}
