import { blockIdAttribute } from '../../../contracts/previewMarks.ts';
import type { MarkedOnPage } from '../messages.ts';
import { isElement } from './markup.ts';

/** Longer words are not told: what is about more of a text is about all of it. */
const mostMarked = 600;
/** How much around them is told. */
const mostAround = 100;
/** Marking goes on for a while: what is told is where it rests, in milliseconds. */
export const restsFor = 250;

/** Tells which words are marked on the page whenever these become others; undefined where none are, or those of several blocks. */
export function tellWhatIsMarked(page: Document, tell: (marked: MarkedOnPage | undefined) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  page.addEventListener('selectionchange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const marked = markedOn(page);
      if (marked || isTold) tell(marked);
      isTold = marked !== undefined;
    }, restsFor);
  });
}

function markedOn(page: Document): MarkedOnPage | undefined {
  const selection = page.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: common } = range;
  const around = (isElement(common) ? common : common.parentElement)?.closest(`[${blockIdAttribute}]`);
  const block = around?.getAttribute(blockIdAttribute);
  const text = selection.toString();
  if (!around || !block || text.trim() === '' || text.length > mostMarked) return undefined;
  const rest = range.cloneRange();
  rest.selectNodeContents(around);
  rest.setEnd(range.startContainer, range.startOffset);
  const before = rest.toString().slice(-mostAround);
  rest.selectNodeContents(around);
  rest.setStart(range.endContainer, range.endOffset);
  return { block, text, before, after: rest.toString().slice(0, mostAround) };
}
