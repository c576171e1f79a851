import type { Place } from '../place.ts';
import type { TextSubject } from '../subjects/subjects.ts';

export interface Leftover<Kind> {
  found: string;
  kind: Kind;
  place: Place;
  index: number;
}

/** Matches of patterns in a text, in order, without overlaps, the longer match first. Skips code samples. */
export function leftoversIn<Kind extends { pattern: RegExp }>(
  subject: TextSubject,
  kinds: readonly Kind[],
): Leftover<Kind>[] {
  const matches = kinds
    .flatMap((kind) =>
      [...subject.text.matchAll(kind.pattern)].map(({ 0: found, index }) => ({ found, index, kind })),
    )
    .sort((one, other) => one.index - other.index || other.found.length - one.found.length);
  if (matches.length === 0 || isInCode(subject)) return [];
  let end = 0;
  return matches.flatMap((match) => {
    const { found, index } = match;
    if (index < end) return [];
    end = index + found.length;
    return [{ ...match, place: subject.place({ start: index, end }) }];
  });
}

export function isInCode({ html, place }: TextSubject): boolean {
  const before = html?.html.slice(0, place().within?.start) ?? '';
  return ['code', 'pre'].some((tag) => before.lastIndexOf(`<${tag}`) > before.lastIndexOf(`</${tag}`));
}
