import { parentPointer, pointerStep } from '#contracts/json/jsonPointer.ts';
import { maxJsonDepth } from '#transformer/article/limits.ts';
import type { Range } from '../html/htmlTree.ts';

export interface ValueRange extends Range {
  key?: Range;
}

const blank = /[\s]*/y;
const word = /[^\s,\]}]*/y;
const bracketOrString = /["{}[\]]/g;

/**
 * By JSON Pointer. The last of repeated keys wins, as in `JSON.parse`. Values beyond the depth limit belong to
 * their ancestor. `onRepeatedKey` is called with the pointer of each repeated member.
 */
export function valueRanges(
  text: string,
  onRepeatedKey: (pointer: string) => void = () => {},
): Map<string, ValueRange> {
  const ranges = new Map<string, ValueRange>();
  let at = 0;

  const skip = (pattern: RegExp): void => {
    pattern.lastIndex = at;
    pattern.exec(text);
    at = pattern.lastIndex;
  };
  const skipString = (): Range => {
    const start = at;
    at = endOfString(text, start) + 1;
    return { start, end: at };
  };
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
  const skipBrackets = (): void => {
    let open = 0;
    do {
      bracketOrString.lastIndex = at;
      const [mark = ''] = bracketOrString.exec(text) ?? [];
      at = bracketOrString.lastIndex;
      if (mark === '"') at = endOfString(text, at - 1) + 1;
      else open += '{['.includes(mark) ? 1 : -1;
    } while (open > 0);
  };
  const readObject = (pointer: string, depth: number): void => {
    const names = new Set<string>();
    readList('}', () => {
      const key = skipString();
      const name = String(JSON.parse(text.slice(key.start, key.end)));
      const inside = pointer + pointerStep(name);
      if (names.has(name)) onRepeatedKey(inside);
      names.add(name);
      skip(blank);
      at++;
      readValue(inside, key, depth);
    });
  };
  const readArray = (pointer: string, depth: number): void => {
    let index = 0;
    readList(']', () => readValue(pointer + pointerStep(index++), undefined, depth));
  };
  const readValue = (pointer: string, key: Range | undefined, depth: number): void => {
    skip(blank);
    const start = at;
    if (text[at] === '{' || text[at] === '[') {
      if (depth >= maxJsonDepth) skipBrackets();
      else if (text[at] === '{') readObject(pointer, depth + 1);
      else readArray(pointer, depth + 1);
    } else if (text[at] === '"') skipString();
    else skip(word);
    ranges.set(pointer, { start, end: at, ...(key ? { key } : {}) });
  };

  readValue('', undefined, 0);
  return ranges;
}

/** The range of a pointer's value, or of the innermost existing ancestor. */
export function nearestRange(
  ranges: ReadonlyMap<string, ValueRange>,
  pointer: string,
): ValueRange | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const range = ranges.get(at);
    if (range) return range;
  }
  return undefined;
}

/** The index of the quote that ends the string starting at `start`; the text's last index if none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    if (!isEscaped(text, end)) return end;
  }
  return text.length - 1;
}

/** A quote is part of the string if an odd number of backslashes precedes it. */
function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text[index - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}
