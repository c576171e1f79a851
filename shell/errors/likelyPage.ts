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

/** A page with the words of its address. */
interface Candidate {
  page: PageLink;
  words: ReadonlySet<string>;
}

/** By a word, or a word less one of its letters: the pages in whose address it stands, with the whole word. */
type WordIndex = ReadonlyMap<string, readonly (readonly [Candidate, string])[]>;

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
  const typed = wordsOf(path);
  if (typed.size > maxWords) return undefined;
  const index = indexes.get(listed) ?? wordIndex(listed, topics);
  indexes.set(listed, index);
  const met = new Map<Candidate, Set<string>>();
  for (const word of typed) {
    const found = new Map(formsOf(word).flatMap((form) => index.get(form) ?? []));
    for (const [candidate, whole] of found) {
      const words = met.get(candidate) ?? new Set();
      met.set(candidate, words.add(whole));
    }
  }
  let best: PageLink | undefined;
  let likeness = 0;
  for (const [{ page, words }, same] of met) {
    const alike = same.size / (typed.size + words.size - same.size);
    if (alike < leastLikeness || alike <= likeness) continue;
    best = page;
    likeness = alike;
  }
  return best;
}

function wordIndex(listed: ListedArticles, topics: readonly Topic[]): WordIndex {
  const pages = [
    ...[...listed.topics.keys()].map((path) => ({ path, name: topicName(path, topics) })),
    ...[...listed.all.values()].map(({ path, title }) => ({ path, name: title })),
  ];
  const index = new Map<string, (readonly [Candidate, string])[]>();
  for (const page of pages) {
    const candidate = { page, words: wordsOf(page.path) };
    for (const word of candidate.words) {
      for (const form of formsOf(word)) {
        const found = index.get(form) ?? [];
        found.push([candidate, word]);
        index.set(form, found);
      }
    }
  }
  return index;
}

function wordsOf(path: string): ReadonlySet<string> {
  return new Set(path.toLowerCase().match(/[a-z0-9]+/g));
}

/** A word, and what is left of it without each of its letters: two that differ by a letter have one of them in common. */
function formsOf(word: string): string[] {
  if (word.length < shortestMended) return [word];
  const shorter = Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1));
  return [word, ...new Set(shorter)];
}
