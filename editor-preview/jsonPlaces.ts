import type { Place } from '../transformer/json/valuePlaces.ts';

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
  let start = 0;
  for (let left = line - 1; left > 0; left--) {
    const lineEnd = text.indexOf('\n', start);
    if (lineEnd === -1) break;
    start = lineEnd + 1;
  }
  const position = Math.min(start + column - 1, text.length);
  return { start: position, end: Math.min(position + 1, text.length) };
}
