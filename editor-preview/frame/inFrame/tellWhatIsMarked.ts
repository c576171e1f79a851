import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import type { MarkedOnPage } from '../messages.ts';
import { isElement } from './markup.ts';
import { markedTexts } from './text/markedText.ts';

/** Longer words are not told: what is about more of a text is about all of it. */
const mostMarked = 600;
/** How much around them is told. */
const mostAround = 100;
/** What pages show in a text that its author did not write as a part of it: numbers of sources, and how ruby is pronounced. */
const notOfText = '[data-cite], rt, rp';
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
  if (!around || !block || range.toString().length > mostMarked) return undefined;
  const text = writtenText(range);
  if (text.trim() === '') return undefined;
  const rest = range.cloneRange();
  rest.selectNodeContents(around);
  rest.setEnd(range.startContainer, range.startOffset);
  const before = lettersAndBlanks(rest).slice(-mostAround);
  rest.selectNodeContents(around);
  rest.setStart(range.endContainer, range.endOffset);
  return { block, text, before, after: lettersAndBlanks(rest).slice(0, mostAround) };
}

/** What a range says, with a blank between paragraphs and lines, and with the blanks at its ends. */
function writtenText(range: Range): string {
  const holder = document.createElement('div');
  holder.append(range.cloneContents());
  for (const element of holder.querySelectorAll(notOfText)) element.remove();
  const shown = shownTextOfHtml(holder.innerHTML);
  const written = lettersAndBlanks(range);
  const trailing = written.slice(written.trimEnd().length);
  return shown === '' ? '' : written.slice(0, written.length - written.trimStart().length) + shown + trailing;
}

function lettersAndBlanks(range: Range): string {
  return markedTexts(range)
    .filter(({ node }) => !node.parentElement?.closest(notOfText))
    .map(({ node, start, end }) => node.data.slice(start, end))
    .join('');
}
