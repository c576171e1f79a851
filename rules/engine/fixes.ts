import type { Problem } from '#transformer/problems/problem.ts';
import type { Range } from './html/htmlTree.ts';
import type { Place } from './place.ts';

export interface Edit extends Range {
  text: string;
}

/** `safe` only if readers see no difference, otherwise `review`. Edits must not overlap. */
export function editText(
  kind: 'safe' | 'review',
  place: Place,
  text: string,
  edits: readonly Edit[],
): NonNullable<Problem['fix']> {
  const ordered = edits.toSorted((one, other) => other.start - one.start);
  const value = ordered.reduce(
    (current, { start, end, text: inserted }) => current.slice(0, start) + inserted + current.slice(end),
    text,
  );
  return { kind, patch: [{ op: 'replace', path: place.pointer, value }] };
}

export function setField(kind: 'safe' | 'review', place: Place, value: unknown): NonNullable<Problem['fix']> {
  return { kind, patch: [{ op: 'replace', path: place.pointer, value }] };
}
