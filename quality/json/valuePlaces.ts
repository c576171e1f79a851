import { endOfString } from '../../transformer/json/scanJson.ts';
import { parentPointer, pointerStep } from '../../transformer/jsonPointer.ts';

/** A stretch of a text, in UTF-16 units, as `setSelectionRange` takes it. */
export interface Place {
  start: number;
  end: number;
}

/** Where a value stands, and its name before it, quotation marks included. */
export interface ValuePlace extends Place {
  key?: Place;
}

const blank = /[\s]*/y;
const word = /[^\s,\]}]*/y;

/**
 * Where every value of a JSON text stands, by its JSON Pointer. Of a repeated key the last one counts, as it does for
 * the value itself.
 *
 * @param text a text that `parseArticle` has read, so that it is JSON and of a bounded depth
 * @param onRepeatedKey is told the pointer of each member that repeats a key of its object
 */
export function valuePlaces(
  text: string,
  onRepeatedKey: (pointer: string) => void = () => {},
): Map<string, ValuePlace> {
  const places = new Map<string, ValuePlace>();
  let at = 0;

  const skip = (pattern: RegExp): void => {
    pattern.lastIndex = at;
    pattern.exec(text);
    at = pattern.lastIndex;
  };
  const skipString = (): Place => {
    const start = at;
    at = endOfString(text, start) + 1;
    return { start, end: at };
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
  const readObject = (pointer: string): void => {
    const names = new Set<string>();
    readList('}', () => {
      const key = skipString();
      const name = String(JSON.parse(text.slice(key.start, key.end)));
      const inside = pointer + pointerStep(name);
      if (names.has(name)) onRepeatedKey(inside);
      names.add(name);
      skip(blank);
      at++;
      readValue(inside, key);
    });
  };
  const readArray = (pointer: string): void => {
    let index = 0;
    readList(']', () => readValue(pointer + pointerStep(index++), undefined));
  };
  const readValue = (pointer: string, key: Place | undefined): void => {
    skip(blank);
    const start = at;
    if (text[at] === '{') readObject(pointer);
    else if (text[at] === '[') readArray(pointer);
    else if (text[at] === '"') skipString();
    else skip(word);
    places.set(pointer, { start, end: at, ...(key ? { key } : {}) });
  };

  readValue('', undefined);
  return places;
}

/** The place that a pointer leads to, or of the innermost value around what is missing. */
export function nearestPlace(
  places: ReadonlyMap<string, ValuePlace>,
  pointer: string,
): ValuePlace | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const place = places.get(at);
    if (place) return place;
  }
  return undefined;
}
