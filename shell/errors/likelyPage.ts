import type { Topic } from '../../schemas/generated/types.ts';
import type { ListedArticles } from '../articles/listedArticles.ts';
import { type TopicLink, topicName } from '../topics/topicOf.ts';

/** A page as links lead to it. */
export type PageLink = TopicLink;

/** How much of the words of both addresses must be the same: half. */
const leastLikeness = 0.5;
/** Longer words may miss, double or swap a letter. */
const shortestMended = 5;
/** An address with more words is no typing error. */
const maxWords = 16;

/** A word that stands in more addresses than this tells little of any of them, and looking at them all takes long. */
const mostPagesOfWord = 500;

/** A page with the words of its address. */
interface Candidate {
  page: PageLink;
  words: ReadonlySet<string>;
}

/** What is known of the words in addresses. */
interface WordIndex {
  /** By a word, the pages in whose address it stands. */
  pages: ReadonlyMap<string, readonly Candidate[]>;
  /** The same words by their length. */
  words: ReadonlyMap<number, readonly string[]>;
}

const indexes = new WeakMap<ListedArticles, WordIndex>();

/**
 * The page that somebody was probably after who came to an address where there is none: an article or a topic whose
 * address has the same words, whatever their order and with a letter mistyped. Undefined where none is close.
 */
export function likelyPage(
  path: string,
  listed: ListedArticles,
  topics: readonly Topic[],
): PageLink | undefined {
  const typed = [...wordsOf(path)];
  if (typed.length > maxWords) return undefined;
  const index = indexes.get(listed) ?? wordIndex(listed, topics);
  indexes.set(listed, index);
  const meant = typed.map((word) => meantBy(word, index));
  let best: PageLink | undefined;
  let likeness = 0;
  for (const { page, words } of candidates(meant, index)) {
    const same = meant.filter((each) => each.some((word) => words.has(word))).length;
    const alike = same / (typed.length + words.size - same);
    if (alike < leastLikeness || alike <= likeness) continue;
    best = page;
    likeness = alike;
  }
  return best;
}

/** The word itself where some address has it; else those that differ from it by a letter. */
function meantBy(word: string, { pages, words }: WordIndex): readonly string[] {
  if (pages.has(word)) return [word];
  if (word.length < shortestMended) return [];
  const near = [-1, 0, 1].flatMap((more) => words.get(word.length + more) ?? []);
  return near.filter((known) => differByALetter(word, known));
}

/** Whether two words are the same but for a letter that one of them misses, that differs, or that has changed places. */
function differByALetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const [a = '', b = ''] = restOfShort;
  return restOfShort.slice(1) === restOfLong.slice(1) || b + a + restOfShort.slice(2) === restOfLong;
}

/** The pages that have one of the words, which is not a word that many have. */
function candidates(meant: readonly (readonly string[])[], { pages }: WordIndex): Set<Candidate> {
  const ofWords = meant.flat().map((word) => pages.get(word) ?? []);
  return new Set(ofWords.filter(({ length }) => length <= mostPagesOfWord).flat());
}

function wordIndex(listed: ListedArticles, topics: readonly Topic[]): WordIndex {
  const all = [
    ...[...listed.topics.keys()].map((path) => ({ path, name: topicName(path, topics) })),
    ...[...listed.all.values()].map(({ path, title }) => ({ path, name: title })),
  ];
  const pages = new Map<string, Candidate[]>();
  const words = new Map<number, string[]>();
  for (const page of all) {
    const candidate = { page, words: wordsOf(page.path) };
    for (const word of candidate.words) {
      if (!pages.has(word)) addTo(words, word.length, word);
      addTo(pages, word, candidate);
    }
  }
  return { pages, words };
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function wordsOf(path: string): ReadonlySet<string> {
  return new Set(path.toLowerCase().match(/[a-z0-9]+/g));
}
