import { endOfString } from '../transformer/json/scanJson.ts';
import { parentPointer, pointerStep } from '../transformer/jsonPointer.ts';

/** Where a value stands in a text, in UTF-16 units, as `setSelectionRange` takes it. */
export interface Place {
  start: number;
  end: number;
}

const blank = /[\s]*/y;
const word = /[^\s,\]}]*/y;

/**
 * Where every value of a JSON text stands, by its JSON Pointer. Of a repeated key the last one counts, as it does for
 * the value itself.
 *
 * @param text a text that `parseArticle` has read, so that it is JSON and of a bounded depth
 */
export function valuePlaces(text: string): Map<string, Place> {
  const places = new Map<string, Place>();
  let at = 0;

  const skip = (pattern: RegExp): void => {
    pattern.lastIndex = at;
    pattern.exec(text);
    at = pattern.lastIndex;
  };
  const skipString = (): string => {
    const start = at;
    at = endOfString(text, start) + 1;
    return text.slice(start, at);
  };
  /** Steps over opening bracket, commas and closing bracket, and reads what stands between them. */
  const readList = (close: string, readEntry: () => void): void => {
    at++;
    skip(blank);
    while (at < text.length && text[at] !== close) {
      readEntry();
      skip(blank);
      if (text[at] === ',') at++;
      skip(blank);
    }
    at++;
  };
  const readValue = (pointer: string): void => {
    skip(blank);
    const start = at;
    if (text[at] === '{') {
      readList('}', () => {
        const key: unknown = JSON.parse(skipString());
        skip(blank);
        at++;
        readValue(pointer + pointerStep(String(key)));
      });
    } else if (text[at] === '[') {
      let index = 0;
      readList(']', () => readValue(pointer + pointerStep(index++)));
    } else if (text[at] === '"') {
      skipString();
    } else {
      skip(word);
    }
    places.set(pointer, { start, end: at });
  };

  readValue('');
  return places;
}

/** The place that a pointer leads to, or of the innermost value around what is missing. */
export function nearestPlace(places: ReadonlyMap<string, Place>, pointer: string): Place | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const place = places.get(at);
    if (place) return place;
  }
  return undefined;
}

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
