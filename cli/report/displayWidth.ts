/** A grapheme cluster, and how many columns of a terminal it takes. */
export interface Grapheme {
  text: string;
  columns: number;
}

/** Made when the first text wants it: that takes as long as checking a dozen articles, and most texts are plain. */
let segmenter: Intl.Segmenter | undefined;
const plain = /^[\x20-\x7E]*$/;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\u200B]+$/u;
const pictorial = /\p{Emoji_Presentation}|\uFE0F/u;

/**
 * The blocks of Unicode whose characters are as wide as two Latin letters (UAX #11, wide and fullwidth), which
 * JavaScript has no name for.
 */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}]/u;

/** The characters of a text as a reader counts them: a letter with its accents is one, a flag is one. */
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
