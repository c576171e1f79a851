import { parentPointer, pointerStep } from '../jsonPointer.ts';
import { endOfString } from './scanJson.ts';

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

/** A place in a text as people and editors name it: lines and columns, 1-based, columns in UTF-16 units. */
export interface LineAndColumn {
  line: number;
  column: number;
}

/** The line and column of a position in a text. */
export function lineAndColumn(text: string, position: number): LineAndColumn {
  const before = text.slice(0, position);
  return { line: before.split('\n').length, column: position - before.lastIndexOf('\n') };
}
