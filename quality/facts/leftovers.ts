import type { Place } from '../place.ts';
import type { TextSubject } from '../subjects/subjects.ts';

/** A part of a text that a program left there. */
export interface Leftover<Kind> {
  found: string;
  kind: Kind;
  place: Place;
  /** Position in the text. */
  index: number;
}

/** What matches patterns in a text, from its beginning, each part once and the longer one first. None inside of code samples. */
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

/** Whether a text is a sample of code. */
export function isInCode({ html, place }: TextSubject): boolean {
  const before = html?.html.slice(0, place().within?.start) ?? '';
  return ['code', 'pre'].some((tag) => before.lastIndexOf(`<${tag}`) > before.lastIndexOf(`</${tag}`));
}
