import type { TopicLink } from '../topics/topicOf.ts';

export type PageLink = TopicLink;

/** Minimum share of equal words in both addresses. */
const minSimilarity = 0.5;
/** In longer words one letter may be missing, doubled or swapped. */
const minCorrectedLength = 5;
/** Longer addresses are no typing errors. */
const maxWords = 16;

/** Words of a mistyped address; none if it cannot be a typing error. */
export function typedWords(path: string): readonly string[] {
  const words = [...wordsOf(path)];
  return words.length > maxWords ? [] : words;
}

/** The same words in any order, with typing errors. Undefined if no page is close. */
export function likelyPage(path: string, pages: readonly PageLink[]): PageLink | undefined {
  const typed = typedWords(path);
  const candidates = pages.map((page) => ({ page, words: wordsOf(page.path) }));
  const known = new Set(candidates.flatMap(({ words }) => [...words]));
  const candidatesByWord = typed.map((word) => knownWordsLike(word, known));
  let best: PageLink | undefined;
  let bestSimilarity = 0;
  for (const { page, words } of candidates) {
    const same = candidatesByWord.filter((each) => each.some((word) => words.has(word))).length;
    const similarity = same / (typed.length + words.size - same);
    if (similarity < minSimilarity || similarity <= bestSimilarity) continue;
    best = page;
    bestSimilarity = similarity;
  }
  return best;
}

/** The word itself if an address has it; else words that differ by a letter. */
function knownWordsLike(word: string, known: ReadonlySet<string>): readonly string[] {
  if (known.has(word)) return [word];
  if (word.length < minCorrectedLength) return [];
  return [...known].filter((each) => differByALetter(word, each));
}

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
