import { linesOfHtml } from '#transformer/html/textOfHtml.ts';

const endsSentence = /[.!?…]["'”’)\]]*$/;

/**
 * Headings, labels and table cells are excluded: without a full stop, they would make any text look easy.
 * @param language a language tag
 */
export function proseSentences(html: string, language: string): string[] {
  const segmenter = segmenterOf(language);
  return linesOfHtml(html)
    .flatMap((line) => [...segmenter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => endsSentence.test(sentence));
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}
