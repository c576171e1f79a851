import type { TopicLink } from '../topics/topicOf.ts';

/** A page as links lead to it. */
export type PageLink = TopicLink;

/** How much of the words of both addresses must be the same: half. */
const leastLikeness = 0.5;
/** Longer words may miss, double or swap a letter. */
const shortestMended = 5;
/** An address with more words is no typing error. */
const maxWords = 16;

/** The words that somebody typed as an address; none where it can be no typing error. */
export function typedWords(path: string): readonly string[] {
  const words = [...wordsOf(path)];
  return words.length > maxWords ? [] : words;
}

/**
 * The page that somebody was probably after who came to an address where there is none: the one of these whose
 * address has the same words, whatever their order and with a letter mistyped. Undefined where none is close.
 */
export function likelyPage(path: string, pages: readonly PageLink[]): PageLink | undefined {
  const typed = typedWords(path);
  const candidates = pages.map((page) => ({ page, words: wordsOf(page.path) }));
  const known = new Set(candidates.flatMap(({ words }) => [...words]));
  const meant = typed.map((word) => meantBy(word, known));
  let best: PageLink | undefined;
  let likeness = 0;
  for (const { page, words } of candidates) {
    const same = meant.filter((each) => each.some((word) => words.has(word))).length;
    const alike = same / (typed.length + words.size - same);
    if (alike < leastLikeness || alike <= likeness) continue;
    best = page;
    likeness = alike;
  }
  return best;
}

/** The word itself where some address has it; else those that differ from it by a letter. */
function meantBy(word: string, known: ReadonlySet<string>): readonly string[] {
  if (known.has(word)) return [word];
  if (word.length < shortestMended) return [];
  return [...known].filter((each) => differByALetter(word, each));
}

/** Whether two words are the same but for a letter that one of them misses, that differs, or that has changed places. */
function differByALetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const [a = '', b = ''] = restOfShort;
  return restOfShort.slice(1) === restOfLong.slice(1) || b + a + restOfShort.slice(2) === restOfLong;
}

function wordsOf(path: string): ReadonlySet<string> {
  return new Set(path.toLowerCase().match(/[a-z0-9]+/g));
}
