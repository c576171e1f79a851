import { linesOfHtml } from '#transformer/html/textOfHtml.ts';
import type { Range } from '../html/htmlTree.ts';
import type { TextSubject } from '../subjects/subjects.ts';

/** What stands around a phrase. */
export interface Surroundings {
  /** What stands in front of it in the same sentence. */
  before: string;
  /** The sentence before it, or a part of that. */
  previous: string;
  /** The rest of its sentence, and the beginning of the next. */
  behind: string;
  isQuoted: boolean;
}

/** No sentence of prose is longer on one side, and no phrase looks at more, however often it stands in a text. */
const farthest = 200;

/** Reads what stands around a part of a text, also beyond the tags around it: "there is <b>no</b> miracle cure" is one sentence. */
export function surroundingsOf({ text, html, place }: TextSubject, { start, end }: Range): Surroundings {
  const offset = html ? (place().within?.start ?? 0) : 0;
  const whole = html ? html.html : text;
  const lead = sentences(whole.slice(Math.max(0, offset + start - farthest), offset + start));
  const rest = sentences(whole.slice(offset + end, offset + end + farthest));
  return {
    before: lead.slice(endOfSentence(lead)),
    previous: lead.slice(0, endOfSentence(lead)),
    behind: rest,
    isQuoted: (isOpen(lead) && /["”»]/.test(rest)) || (/['‘]\s*$/.test(lead) && /^\s*['’]/.test(rest)),
  };
}

/** The text of HTML, in which the end of a block ends a sentence. */
function sentences(html: string): string {
  return linesOfHtml(html).join('. ');
}

/** Behind the last sign that ends a sentence. */
function endOfSentence(text: string): number {
  const signs = [...text.matchAll(/[.!?](?=["”»’)]?\s)/g)];
  return (signs.at(-1)?.index ?? -1) + 1;
}

/** Whether a quotation begins in a text that does not end in it. */
function isOpen(text: string): boolean {
  const isStraight = text.split('"').length % 2 === 0;
  return (
    isStraight ||
    text.lastIndexOf('“') > text.lastIndexOf('”') ||
    text.lastIndexOf('«') > text.lastIndexOf('»')
  );
}
