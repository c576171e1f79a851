import { linesOfHtml } from '#transformer/html/textOfHtml.ts';
import type { Range } from '../html/htmlTree.ts';
import type { TextSubject } from '../subjects/subjects.ts';

export interface Surroundings {
  before: string;
  /** The previous sentence, or the end of it. */
  previous: string;
  behind: string;
  isQuoted: boolean;
}

/** Bounds the work per phrase, in UTF-16 units on each side; no sentence of prose is longer. */
const farthest = 200;

/** Across inline tags: "there is <b>no</b> miracle cure" is one sentence. */
export function surroundingsOf({ text, html, place }: TextSubject, { start, end }: Range): Surroundings {
  const offset = html ? (place().within?.start ?? 0) : 0;
  const whole = html ? html.html : text;
  const textBefore = sentences(whole.slice(Math.max(0, offset + start - farthest), offset + start));
  const textAfter = sentences(whole.slice(offset + end, offset + end + farthest));
  return {
    before: textBefore.slice(endOfSentence(textBefore)),
    previous: textBefore.slice(0, endOfSentence(textBefore)),
    behind: textAfter,
    isQuoted:
      (isOpen(textBefore) && /["”»]/.test(textAfter)) ||
      (/['‘]\s*$/.test(textBefore) && /^\s*['’]/.test(textAfter)),
  };
}

/** The text of HTML. The end of a block ends a sentence. */
function sentences(html: string): string {
  return linesOfHtml(html).join('. ');
}

function endOfSentence(text: string): number {
  const signs = [...text.matchAll(/[.!?](?=["”»’)]?\s)/g)];
  return (signs.at(-1)?.index ?? -1) + 1;
}

function isOpen(text: string): boolean {
  const isStraight = text.split('"').length % 2 === 0;
  return (
    isStraight ||
    text.lastIndexOf('“') > text.lastIndexOf('”') ||
    text.lastIndexOf('«') > text.lastIndexOf('»')
  );
}
