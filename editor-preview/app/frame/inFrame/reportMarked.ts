import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import type { MarkedOnPage } from '../messages.ts';
import { isElement } from './markup.ts';
import { markedTexts } from './text/markedText.ts';

/** Longer selections are not reported: comments on them are about the whole text. */
const maxMarkedLength = 600;
const maxContextLength = 100;
/** Rendered text that the author did not write: source numbers, and ruby pronunciation. */
const notTextSelector = '[data-cite], rt, rp';
export const markedDelayMs = 250;

/**
 * Undefined without a selection, or across blocks.
 * @param inField the selection in a field over the page
 */
export function reportMarked(
  page: Document,
  report: (marked: MarkedOnPage | undefined) => void,
  inField: () => Range | undefined,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  page.addEventListener('selectionchange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const marked = markedOn(page, inField());
      if (marked || isReported) report(marked);
      isReported = marked !== undefined;
    }, markedDelayMs);
  });
}

function markedOn(page: Document, inField: Range | undefined): MarkedOnPage | undefined {
  const selection = page.getSelection();
  const range = inField ?? (selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined);
  if (!range || range.collapsed) return undefined;
  const { commonAncestorContainer: common } = range;
  const container = (isElement(common) ? common : common.parentElement)?.closest(`[${blockIdAttribute}]`);
  const block = container?.getAttribute(blockIdAttribute);
  if (!container || !block || range.toString().length > maxMarkedLength) return undefined;
  const text = writtenText(range);
  if (text.trim() === '') return undefined;
  const rest = range.cloneRange();
  rest.selectNodeContents(container);
  rest.setEnd(range.startContainer, range.startOffset);
  const before = lettersAndBlanks(rest).slice(-maxContextLength);
  rest.selectNodeContents(container);
  rest.setStart(range.endContainer, range.endOffset);
  return { block, text, before, after: lettersAndBlanks(rest).slice(0, maxContextLength) };
}

/** A range's text, with blanks between paragraphs and lines, and its outer blanks. */
function writtenText(range: Range): string {
  const holder = document.createElement('div');
  holder.append(range.cloneContents());
  for (const element of holder.querySelectorAll(notTextSelector)) element.remove();
  const shown = shownTextOfHtml(holder.innerHTML);
  const written = lettersAndBlanks(range);
  const trailing = written.slice(written.trimEnd().length);
  return shown === '' ? '' : written.slice(0, written.length - written.trimStart().length) + shown + trailing;
}

function lettersAndBlanks(range: Range): string {
  return markedTexts(range)
    .filter(({ node }) => !node.parentElement?.closest(notTextSelector))
    .map(({ node, start, end }) => node.data.slice(start, end))
    .join('');
}
