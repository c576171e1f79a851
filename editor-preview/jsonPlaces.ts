import { LineIndex } from '../quality/json/lineIndex.ts';
import type { Place } from '../quality/json/valuePlaces.ts';

/** The pointer of the top-level block that a place in the text belongs to. */
export function blockPointerAt(places: ReadonlyMap<string, Place>, position: number): string | undefined {
  for (let index = 0; ; index++) {
    const pointer = `/blocks/${index}`;
    const place = places.get(pointer);
    if (!place) return undefined;
    if (place.start <= position && position <= place.end) return pointer;
  }
}

/** Where a line and a column, both 1-based, stand in a text. */
export function placeOfLine(text: string, line: number, column: number): Place {
  const position = new LineIndex(text).position({ line, column });
  return { start: position, end: Math.min(position + 1, text.length) };
}
