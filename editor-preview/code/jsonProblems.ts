import type { Diagnostic } from '@codemirror/lint';
import { LineIndex } from '#quality/json/lineIndex.ts';
import { nearestRange, valueRanges } from '#quality/json/valueRanges.ts';
import type { ShownProblem } from '../document/shownProblem.ts';

/** Something that is wrong in a value that is shown as text. */
export interface TextProblem extends Pick<ShownProblem, 'message' | 'severity'> {
  /** From the value that the text is. */
  readonly pointer: string;
}

/** Where a text stops being JSON. */
export interface TextFault {
  readonly message: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Where in the text each problem stands. A text that is no JSON has one: where it stops being it. */
export function diagnosticsOf(
  text: string,
  fault: TextFault | undefined,
  problems: readonly TextProblem[],
): Diagnostic[] {
  if (fault) {
    const from = Math.min(new LineIndex(text).position(fault), text.length);
    return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: fault.message }];
  }
  if (problems.length === 0) return [];
  const places = valueRanges(text);
  return problems
    .flatMap(({ pointer, message, severity }): Diagnostic[] => {
      const place = nearestRange(places, pointer);
      if (!place) return [];
      // Of a list or an object its name is marked, or its first bracket: all of it would be more than anybody sees.
      const isLarge = text[place.start] === '{' || text[place.start] === '[';
      const { start, end } = isLarge ? (place.key ?? { start: place.start, end: place.start + 1 }) : place;
      return [{ from: start, to: end, severity, message }];
    })
    .sort((one, other) => one.from - other.from);
}
