export interface Piece {
  readonly at: number;
  readonly remove: string;
  readonly insert: string;
}

type Side = 'mine' | 'theirs';

interface Part {
  /** `both`: original, or written by one and applied for the other. */
  readonly of: Side | 'both';
  readonly text: string;
}

/** One text in two versions. No part is empty, and adjacent parts differ in kind. */
export type TextVersions = readonly Part[];

/** The difference of two texts as one piece, from the first differing character to the last. */
export function pieceBetween(before: string, after: string): Piece {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let same = 0;
  while (same < shorter - at && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { at, remove: before.slice(at, before.length - same), insert: after.slice(at, after.length - same) };
}

/** A text with a piece replaced; undefined if the text differs from the expected one. */
export function withPiece(text: string, { at, remove, insert }: Piece): string | undefined {
  if (at > text.length || text.slice(at, at + remove.length) !== remove) return undefined;
  return text.slice(0, at) + insert + text.slice(at + remove.length);
}

export function movedAlong(before: string, after: string, index: number): number {
  let same = 0;
  while (same < index && before[same] === after[same]) same++;
  return same === index ? index : Math.max(same, after.length - (before.length - index));
}

export function sameForBoth(text: string): TextVersions {
  return joined([{ of: 'both', text }]);
}

export function versionOf(versions: TextVersions, side: Side): string {
  return versions.map((part) => (isSeenBy(part, side) ? part.text : '')).join('');
}

/** Applies a piece to one version only, because the other author does not know of it yet. */
export function withPieceOf(versions: TextVersions, side: Side, { at, remove, insert }: Piece): TextVersions {
  const parts: Part[] = [];
  const end = at + remove.length;
  let passed = 0;
  let isInserted = false;
  const insertHere = (): void => {
    if (!isInserted) parts.push({ of: side, text: insert });
    isInserted = true;
  };
  for (const part of versions) {
    if (!isSeenBy(part, side)) {
      parts.push(part);
      continue;
    }
    const from = within(at - passed, part.text);
    const to = within(end - passed, part.text);
    if (passed + part.text.length >= at) {
      parts.push({ of: part.of, text: part.text.slice(0, from) });
      insertHere();
      // Text deleted by one still exists for the other.
      if (part.of === 'both') parts.push({ of: otherThan(side), text: part.text.slice(from, to) });
      parts.push({ of: part.of, text: part.text.slice(to) });
    } else parts.push(part);
    passed += part.text.length;
  }
  insertHere();
  return joined(parts);
}

/**
 * Undefined if the other author changed the same or adjacent text, which only the two can resolve.
 * Returns the piece's position in the other's version too.
 */
export function withPieceForBoth(
  versions: TextVersions,
  side: Side,
  piece: Piece,
): { versions: TextVersions; at: number } | undefined {
  if (versions.length === 0 && piece.at === 0 && piece.remove === '')
    return { versions: sameForBoth(piece.insert), at: 0 };
  const passed = { mine: 0, theirs: 0 };
  for (const [index, part] of versions.entries()) {
    const { text } = part;
    const at = piece.at - passed[side];
    const end = at + piece.remove.length;
    if (part.of === 'both' && at >= 0 && end <= text.length) {
      const isFree = (at > 0 || index === 0) && (end < text.length || index === versions.length - 1);
      const changed = isFree ? withPiece(text, { ...piece, at }) : undefined;
      if (changed === undefined) return undefined;
      return {
        versions: joined(versions.with(index, { of: 'both', text: changed })),
        at: passed[otherThan(side)] + at,
      };
    }
    if (isSeenBy(part, 'mine')) passed.mine += text.length;
    if (isSeenBy(part, 'theirs')) passed.theirs += text.length;
  }
  return undefined;
}

function within(place: number, text: string): number {
  return Math.min(Math.max(place, 0), text.length);
}

function isSeenBy({ of }: Part, side: Side): boolean {
  return of === 'both' || of === side;
}

function otherThan(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}

function joined(parts: readonly Part[]): TextVersions {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.text === '') continue;
    if (last?.of === part.of) whole.splice(-1, 1, { of: part.of, text: last.text + part.text });
    else whole.push(part);
  }
  return whole;
}
