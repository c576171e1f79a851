export interface Grapheme {
  text: string;
  columns: number;
}

/** Created on first use: that takes as long as checking a dozen articles, and most texts are plain. */
let segmenter: Intl.Segmenter | undefined;
const plain = /^[\x20-\x7E]*$/;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\u200B]+$/u;
const pictorial = /\p{Emoji_Presentation}|\uFE0F/u;

/** Unicode ranges of double width (UAX #11, wide and fullwidth), for which JavaScript has no property. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}]/u;

export function graphemesOf(text: string): Grapheme[] {
  if (plain.test(text)) return Array.from(text, (character) => ({ text: character, columns: 1 }));
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => ({
    text: segment,
    columns: columnsOf(segment),
  }));
}

function columnsOf(grapheme: string): number {
  if (plain.test(grapheme)) return grapheme.length;
  if (invisible.test(grapheme)) return 0;
  return wide.test(grapheme) || pictorial.test(grapheme) ? 2 : 1;
}
