import { endOfString } from '../../transformer/json/scanJson.ts';
import type { Place } from '../../transformer/json/valuePlaces.ts';
import { pointerKeys } from '../../transformer/jsonPointer.ts';

/** Where a value stands in a text, and its name before it, quotes included. */
export interface NamedPlace extends Place {
  key?: Place;
}

/** A value that is looked for, or that something is looked for in. */
interface Wanted {
  place?: NamedPlace;
  inside: Map<string, Wanted>;
}

/**
 * Finds the values of a JSON text that pointers lead to; where there is none, the innermost value around it. One walk
 * over the text for all of them, which steps over everything that nobody asked for.
 *
 * @param text a text that `parseArticle` has read, so that it is JSON
 */
export function locate(text: string, pointers: readonly string[]): (pointer: string) => NamedPlace {
  const root: Wanted = { inside: new Map() };
  for (const pointer of pointers) want(root, pointer);
  new Walk(text).read(root, undefined);
  return (pointer) => {
    let wanted: Wanted | undefined = root;
    let place: NamedPlace = root.place ?? { start: 0, end: 0 };
    for (const key of pointerKeys(pointer)) {
      wanted = wanted?.inside.get(key);
      if (!wanted?.place) break;
      place = wanted.place;
    }
    return place;
  };
}

function want(root: Wanted, pointer: string): void {
  let wanted = root;
  for (const key of pointerKeys(pointer)) {
    let inner = wanted.inside.get(key);
    if (!inner) {
      inner = { inside: new Map() };
      wanted.inside.set(key, inner);
    }
    wanted = inner;
  }
}

/** How deep it goes is how deep the pointers lead, whatever the text is. */
class Walk {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(wanted: Wanted, key: Place | undefined): void {
    this.#skipBlanks();
    const start = this.#at;
    const opening = this.#text[start];
    if (wanted.inside.size > 0 && opening === '{') this.#readObject(wanted.inside);
    else if (wanted.inside.size > 0 && opening === '[') this.#readArray(wanted.inside);
    else this.#skipValue();
    // Of a repeated key the last one counts, as it does for the value itself.
    wanted.place = { start, end: this.#at, ...(key ? { key } : {}) };
  }

  #readObject(inside: ReadonlyMap<string, Wanted>): void {
    this.#readList('}', () => {
      const start = this.#at;
      this.#at = endOfString(this.#text, start) + 1;
      const key = { start, end: this.#at };
      const written = this.#text.slice(start + 1, key.end - 1);
      const name: unknown = written.includes('\\') ? JSON.parse(`"${written}"`) : written;
      this.#skipBlanks();
      this.#at++;
      this.#readOrSkip(inside.get(String(name)), key);
    });
  }

  #readArray(inside: ReadonlyMap<string, Wanted>): void {
    let index = 0;
    this.#readList(']', () => this.#readOrSkip(inside.get(String(index++)), undefined));
  }

  /** Steps over opening bracket, commas and closing bracket, and reads what stands between them. */
  #readList(close: string, readEntry: () => void): void {
    this.#at++;
    this.#skipBlanks();
    while (this.#at < this.#text.length && this.#text[this.#at] !== close) {
      readEntry();
      this.#skipBlanks();
      if (this.#text[this.#at] === ',') this.#at++;
      this.#skipBlanks();
    }
    this.#at++;
  }

  #readOrSkip(wanted: Wanted | undefined, key: Place | undefined): void {
    if (wanted) this.read(wanted, key);
    else {
      this.#skipBlanks();
      this.#skipValue();
    }
  }

  #skipValue(): void {
    const opening = this.#text[this.#at];
    if (opening === '"') this.#at = endOfString(this.#text, this.#at) + 1;
    else if (opening === '{' || opening === '[') this.#skipBrackets();
    else {
      plainEnd.lastIndex = this.#at;
      plainEnd.exec(this.#text);
      this.#at = plainEnd.lastIndex;
    }
  }

  #skipBrackets(): void {
    let depth = 0;
    mark.lastIndex = this.#at;
    for (let found = mark.exec(this.#text); found; found = mark.exec(this.#text)) {
      const [character] = found;
      if (character === '"') mark.lastIndex = endOfString(this.#text, found.index) + 1;
      else depth += character === '{' || character === '[' ? 1 : -1;
      if (depth === 0) break;
    }
    this.#at = depth === 0 ? mark.lastIndex : this.#text.length;
  }

  #skipBlanks(): void {
    for (let code = this.#text.charCodeAt(this.#at); code <= blank; code = this.#text.charCodeAt(this.#at)) {
      this.#at++;
    }
  }
}

/** JSON's blanks are the space and what comes before it. Behind the end stands `NaN`, which is none. */
const blank = 0x20;
const mark = /["{}[\]]/g;
const plainEnd = /[^\s,\]}]*/y;
