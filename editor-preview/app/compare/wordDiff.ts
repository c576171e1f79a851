import { diffArrays } from 'diff';

export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
  readonly isTag: boolean;
}

export interface WordDiff {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

export interface ChangedWords {
  readonly before: readonly boolean[];
  readonly after: readonly boolean[];
}

/** Time limit of a comparison, in milliseconds; texts that exceed it count as entirely different. */
const timeoutMs = 500;

/** The differing words of two sequences, in order. Trailing blanks are ignored. */
export function changedWords(before: readonly string[], after: readonly string[]): ChangedWords {
  const found = diffArrays([...before], [...after], {
    comparator: (one, other) => one.trim() === other.trim(),
    timeout: timeoutMs,
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

const parts = /<\/?[A-Za-z][^<>]*>\s*|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*\s*|[^\s\p{L}\p{N}]\s*|\s+/gu;
const words = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*\s*|[^\s\p{L}\p{N}]\s*|\s+/gu;
const tag = /^<\/?[A-Za-z][^<>]*>\s*$/;

/** The words of a visible text with trailing blanks: joined they are the text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(words) ?? [];
}

/** Two texts with differences marked by word; in HTML also by tag, including attributes. */
export function wordDiff(before: string, after: string): WordDiff {
  const [old, now] = [before.match(parts) ?? [], after.match(parts) ?? []];
  const changed = changedWords(old, now);
  return { before: pieces(old, changed.before), after: pieces(now, changed.after) };
}

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
