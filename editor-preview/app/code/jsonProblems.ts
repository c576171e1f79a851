import type { Diagnostic } from '@codemirror/lint';
import { LineIndex } from '#rules/engine/json/lineIndex.ts';
import { nearestRange, valueRanges } from '#rules/engine/json/valueRanges.ts';
import type { ShownProblem } from '../document/shownProblem.ts';

export interface TextProblem extends Pick<ShownProblem, 'message' | 'severity'> {
  readonly pointer: string;
}

export interface TextFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** The positions of problems in the text. Invalid JSON has one: its syntax error. */
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
      // For an array or an object only its name or first bracket is marked.
      const isLarge = text[place.start] === '{' || text[place.start] === '[';
      const { start, end } = isLarge ? (place.key ?? { start: place.start, end: place.start + 1 }) : place;
      return [{ from: start, to: end, severity, message }];
    })
    .sort((one, other) => one.from - other.from);
}
