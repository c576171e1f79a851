/** Found again after edits. In a formatted field it quotes the visible text, without tags. */
export interface MarkedWords {
  readonly text: string;
  /** The text before and after them, at most {@link contextLength} each. */
  readonly before: string;
  readonly after: string;
  readonly at: number;
}

export interface FoundWords {
  readonly start: number;
  readonly end: number;
  readonly isReworded: boolean;
}

export const contextLength = 40;
/** Maximum quote, in UTF-16 units. A longer selection is a comment on the field or the block. */
export const maxMarkedLength = 500;

/** Quotes this long hardly repeat by chance. */
const uniqueLength = 12;
/** Context sizes to try: the least that must match to assume that the words between were reworded. */
const contextSizes = [contextLength, 20, 10];
/** The minimum share of the words that must remain to match without context. */
const minSimilarity = 0.6;
/** Fewer words match anywhere. */
const minWords = 3;

export function markWords(text: string, start: number, end: number): MarkedWords {
  return {
    text: text.slice(start, end),
    before: text.slice(Math.max(0, start - contextLength), start),
    after: text.slice(end, end + contextLength),
    at: start,
  };
}

/**
 * Verbatim, by context if it repeats; else the text between the contexts; else the passage with most of its
 * words. Undefined if it was deleted.
 */
export function findWords(shown: string, marked: MarkedWords): FoundWords | undefined {
  if (marked.text === '') return undefined;
  const text = onTheLine(shown);
  const words = {
    text: onTheLine(marked.text),
    before: onTheLine(marked.before),
    after: onTheLine(marked.after),
    at: marked.at,
  };
  const exact = exactly(text, words);
  if (exact?.isCertain) return exact.found;
  return betweenContexts(text, words) ?? exact?.found ?? mostSimilar(text, words);
}

/** Superscript digits and signs as ordinary ones, as in a browser's selection. The length is unchanged. */
function onTheLine(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹⁺⁻−]/g, (sign) => sign.normalize('NFKD').replace('−', '-'));
}

/** Verbatim matches: certain if long and unique, or if most of the context matches. */
function exactly(text: string, words: MarkedWords): { found: FoundWords; isCertain: boolean } | undefined {
  const { text: wanted, before, after, at } = words;
  let best: { start: number; likeness: number } | undefined;
  let count = 0;
  for (let start = text.indexOf(wanted); start !== -1; start = text.indexOf(wanted, start + 1)) {
    if (cutsWord(text, start, words)) continue;
    count += 1;
    const likeness = sameBefore(text, start, before) + sameBehind(text, start + wanted.length, after);
    const isNearer = best?.likeness === likeness && Math.abs(start - at) < Math.abs((best?.start ?? 0) - at);
    if (!best || likeness > best.likeness || isNearer) best = { start, likeness };
  }
  if (!best) return undefined;
  const found = { start: best.start, end: best.start + wanted.length, isReworded: false };
  const isAlone = count === 1 && wanted.length >= uniqueLength;
  return { found, isCertain: isAlone || best.likeness * 2 >= before.length + after.length };
}

/** Whether a match begins or ends inside a word although the quote did not: `take` is not in `mistake`. */
function cutsWord(text: string, start: number, { text: wanted, before, after }: MarkedWords): boolean {
  const end = start + wanted.length;
  return (
    (isInWord(text, start) && !isInWord(before + wanted, before.length)) ||
    (isInWord(text, end) && !isInWord(wanted + after, wanted.length))
  );
}

function isInWord(text: string, at: number): boolean {
  return letterBefore.test(text.slice(Math.max(0, at - 2), at)) && letterFirst.test(text.slice(at, at + 2));
}

const letterBefore = /[\p{L}\p{N}]$/u;
const letterFirst = /^[\p{L}\p{N}]/u;

function sameBefore(text: string, end: number, before: string): number {
  let same = 0;
  while (same < before.length && same < end && text[end - 1 - same] === before[before.length - 1 - same])
    same += 1;
  return same;
}

function sameBehind(text: string, start: number, after: string): number {
  let same = 0;
  while (same < after.length && text[start + same] === after[same] && start + same < text.length) same += 1;
  return same;
}

function betweenContexts(text: string, words: MarkedWords): FoundWords | undefined {
  for (const size of contextSizes) {
    const found = between(text, words, words.before.slice(-size), words.after.slice(0, size));
    if (found) return found;
  }
  return undefined;
}

/** @param before empty if the quote began the text; the same for `after` and the end */
function between(text: string, words: MarkedWords, before: string, after: string): FoundWords | undefined {
  const { text: wanted, at } = words;
  const maxLength = before === '' && after === '' ? text.length : 3 * wanted.length + contextLength;
  let best: FoundWords | undefined;
  for (const start of endsOf(text, before)) {
    const end = after === '' ? text.length : text.indexOf(after, start);
    if (end === -1) break;
    if (end - start > maxLength || text.slice(start, end).trim() === '') continue;
    if (best && Math.abs(start - at) >= Math.abs(best.start - at)) continue;
    const now = text.slice(start, end);
    const from = start + now.indexOf(wanted);
    best =
      from >= start && now.trim() === wanted.trim()
        ? { start: from, end: from + wanted.length, isReworded: false }
        : { start, end, isReworded: true };
  }
  return best;
}

function* endsOf(text: string, piece: string): Generator<number> {
  if (piece === '') return yield 0;
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) yield at + piece.length;
}

interface Word extends Pick<FoundWords, 'start' | 'end'> {
  readonly word: string;
}

function mostSimilar(text: string, { text: marked, at }: MarkedWords): FoundWords | undefined {
  const wanted = wordsOf(marked).map(({ word }) => word);
  if (wanted.length < minWords) return undefined;
  const missing = countOf(wanted);
  const all = wordsOf(text);
  let same = 0;
  let best: { from: number; same: number } | undefined;
  for (const [index, { word }] of all.entries()) {
    const left = missing.get(word);
    if (left !== undefined) {
      if (left > 0) same += 1;
      missing.set(word, left - 1);
    }
    const from = index - wanted.length + 1;
    const dropped = all[from - 1]?.word;
    const before = dropped === undefined ? undefined : missing.get(dropped);
    if (dropped !== undefined && before !== undefined) {
      if (before >= 0) same -= 1;
      missing.set(dropped, before + 1);
    }
    const start = Math.max(0, from);
    const isNearer =
      best?.same === same &&
      Math.abs((all[start]?.start ?? 0) - at) < Math.abs((all[best.from]?.start ?? 0) - at);
    if (!best || same > best.same || isNearer) best = { from: start, same };
  }
  if (!best || best.same < wanted.length * minSimilarity) return undefined;
  // Words may have been inserted between them.
  const reach = all.slice(best.from, best.from + Math.ceil(wanted.length * 1.5));
  const left = countOf(wanted);
  const quoted = reach.filter(({ word }) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  const [first, last] = [quoted[0], quoted.at(-1)];
  return first && last && { start: first.start, end: last.end, isReworded: true };
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
