import { diffArrays } from 'diff';

/** A piece of a text, as it is shown beside another text. */
export interface Piece {
  readonly text: string;
  /** Whether the other text does not have it. */
  readonly isChanged: boolean;
  /** Whether it is a tag of HTML, and no text for readers. */
  readonly isTag: boolean;
}

export interface WordDiff {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

/** Which of a row of words are not in the other row. */
export interface ChangedWords {
  readonly before: readonly boolean[];
  readonly after: readonly boolean[];
}

/** Texts that have less in common than could be found within this time are shown as wholly other ones, in milliseconds. */
const timeLimit = 500;

/** Which words two rows of them do not have in common, in their order. What stands behind a word as a blank is no matter. */
export function changedWords(before: readonly string[], after: readonly string[]): ChangedWords {
  const found = diffArrays([...before], [...after], {
    comparator: (one, other) => one.trim() === other.trim(),
    timeout: timeLimit,
  });
  if (!found) return { before: before.map(() => true), after: after.map(() => true) };
  const changed: { before: boolean[]; after: boolean[] } = { before: [], after: [] };
  for (const { added, removed, count } of found) {
    for (let at = 0; at < count; at++) {
      if (!added) changed.before.push(removed);
      if (!removed) changed.after.push(added);
    }
  }
  return changed;
}

/** Words with the blanks behind them, signs, and tags. */
const parts = /<\/?[A-Za-z][^<>]*>\s*|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*\s*|[^\s\p{L}\p{N}]\s*|\s+/gu;
/** The same where tags are no tags. */
const words = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*\s*|[^\s\p{L}\p{N}]\s*|\s+/gu;
const tag = /^<\/?[A-Za-z][^<>]*>\s*$/;

/** The words of a text for readers, with the blanks behind them: together they are the text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(words) ?? [];
}

/** Two texts with what is not in the other one, word by word; in HTML tag by tag as well, attributes among them. */
export function wordDiff(before: string, after: string): WordDiff {
  const [old, now] = [before.match(parts) ?? [], after.match(parts) ?? []];
  const changed = changedWords(old, now);
  return { before: pieces(old, changed.before), after: pieces(now, changed.after) };
}

/** Neighbours that are alike, as one piece. */
function pieces(texts: readonly string[], changed: readonly boolean[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const [index, text] of texts.entries()) {
    const piece = { text, isChanged: changed[index] ?? false, isTag: tag.test(text) };
    const last = joined.at(-1);
    if (last && last.isChanged === piece.isChanged && last.isTag === piece.isTag && !piece.isTag)
      joined[joined.length - 1] = { ...last, text: last.text + text };
    else joined.push(piece);
  }
  return joined;
}
