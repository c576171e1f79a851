import { decodeValue, type HtmlAttribute, type HtmlTree } from './htmlTree.ts';
import { type ElementKind, kindOfElement } from './nesting.ts';
import { TreeBuilder } from './treeBuilder.ts';

/** In one pass and linear time. Follows browsers for prose; where they would move nodes, it records a fault. */
export function readHtml(source: string): HtmlTree {
  return new HtmlReader(source).read();
}

/** All HTML of all articles passes through here: hence cached lookups and index loops. */
class HtmlReader {
  readonly #source: string;
  readonly #tree: TreeBuilder;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tree = new TreeBuilder(source);
  }

  read(): HtmlTree {
    const source = this.#source;
    let textStart = 0;
    for (let tag = source.indexOf('<'); tag !== -1; tag = source.indexOf('<', this.#at)) {
      this.#at = tag;
      const kind = this.#markupAt(tag);
      if (kind === 'text') {
        // A lone `<` is text and is merged with the text around it.
        this.#at = tag + 1;
        continue;
      }
      this.#tree.addText(textStart, tag);
      if (kind === 'opening') this.#readOpeningTag(tag);
      else if (kind === 'closing') this.#readClosingTag(tag);
      else this.#readComment(tag, kind);
      textStart = this.#at;
    }
    this.#tree.addText(textStart, source.length);
    return this.#tree.finish();
  }

  /** The kind of markup that begins with the `<` at a position; for a comment, its terminator. */
  #markupAt(start: number): 'text' | 'opening' | 'closing' | '>' | '-->' {
    const second = this.#source.charCodeAt(start + 1);
    if (second === codes.slash) {
      const third = this.#source.charCodeAt(start + 2);
      if (Number.isNaN(third)) return 'text';
      return isAsciiLetter(third) ? 'closing' : '>';
    }
    if (isAsciiLetter(second)) return 'opening';
    if (second !== codes.exclamation && second !== codes.question) return 'text';
    return this.#source.startsWith('--', start + 2) ? '-->' : '>';
  }

  #readComment(start: number, close: string): void {
    const found = this.#source.indexOf(close, start + 2);
    this.#at = found === -1 ? this.#source.length : found + close.length;
    this.#tree.addComment(start, this.#at);
  }

  #readOpeningTag(start: number): void {
    this.#at = start + 1;
    const kind = this.#readName();
    // Most tags have no attributes.
    const attributes = this.#source.charCodeAt(this.#at) === codes.greater ? none : this.#readAttributes();
    if (this.#at >= this.#source.length) {
      this.#tree.addUnclosedTag(kind.name, start);
      return;
    }
    this.#at++;
    this.#tree.openElement(kind, attributes, start, this.#at);
    if (kind.isRawText) this.#readRawText(kind.name);
  }

  #readName(): ElementKind {
    const start = this.#at;
    this.#at = this.#endOf(start, signs.endsName);
    return kindOfElement(this.#source.slice(start, this.#at));
  }

  #endOf(start: number, ends: number): number {
    const source = this.#source;
    const { length } = source;
    let at = start;
    while (at < length && ((signOf[source.charCodeAt(at)] ?? 0) & ends) === 0) at++;
    return at;
  }

  #endOfRow(start: number, row: number): number {
    const source = this.#source;
    const { length } = source;
    let at = start;
    while (at < length && ((signOf[source.charCodeAt(at)] ?? 0) & row) !== 0) at++;
    return at;
  }

  #readAttributes(): readonly HtmlAttribute[] {
    // The first of several attributes with the same name wins.
    const attributes = new Map<string, HtmlAttribute>();
    for (let next = this.#readAttribute(); next; next = this.#readAttribute()) {
      if (!attributes.has(next.name)) attributes.set(next.name, next);
    }
    return [...attributes.values()];
  }

  #readAttribute(): HtmlAttribute | undefined {
    const source = this.#source;
    const start = this.#endOfRow(this.#at, signs.blank | signs.slash);
    this.#at = start;
    if (start >= source.length || source.charCodeAt(start) === codes.greater) return undefined;
    const nameEnd = this.#endOf(start + 1, signs.endsAttributeName);
    this.#at = nameEnd;
    const name = source.slice(start, nameEnd).toLowerCase();
    let next = this.#endOfRow(nameEnd, signs.blank);
    if (source.charCodeAt(next) !== codes.equals) {
      return { name, value: '', start, end: nameEnd, valueStart: start, valueEnd: nameEnd };
    }
    next = this.#endOfRow(next + 1, signs.blank);
    const quote = source[next];
    let valueStart = next;
    let valueEnd: number;
    if (quote === '"' || quote === "'") {
      valueStart = next + 1;
      const found = source.indexOf(quote, valueStart);
      valueEnd = found === -1 ? source.length : found;
      this.#at = Math.min(valueEnd + 1, source.length);
    } else {
      valueEnd = this.#endOf(valueStart, signs.endsValue);
      this.#at = valueEnd;
    }
    const value = decodeValue(source.slice(valueStart, valueEnd));
    return { name, value, start, end: this.#at, valueStart, valueEnd };
  }

  #readRawText(name: string): void {
    const rest = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    rest.lastIndex = this.#at;
    const close = rest.exec(this.#source)?.index ?? this.#source.length;
    this.#tree.addText(this.#at, close);
    this.#at = close;
  }

  #readClosingTag(start: number): void {
    this.#at = start + 2;
    const { name } = this.#readName();
    const close = this.#source.indexOf('>', this.#at);
    if (close === -1) {
      this.#at = this.#source.length;
      this.#tree.addUnclosedTag(name, start);
      return;
    }
    this.#at = close + 1;
    this.#tree.closeElement(name, start, this.#at);
  }
}

const none: readonly never[] = [];

const codes = {
  exclamation: 33,
  question: 63,
  tab: 9,
  lineFeed: 10,
  formFeed: 12,
  return: 13,
  space: 32,
  slash: 47,
  equals: 61,
  greater: 62,
};

const blank = 1;
const slash = 2;
const greater = 4;
const equals = 8;
const signs = {
  blank,
  slash,
  endsName: blank | slash | greater,
  endsAttributeName: blank | slash | greater | equals,
  endsValue: blank | greater,
};

const signOf = new Uint8Array(1 << 16);
signOf[codes.tab] = blank;
signOf[codes.lineFeed] = blank;
signOf[codes.formFeed] = blank;
signOf[codes.return] = blank;
signOf[codes.space] = blank;
signOf[codes.slash] = slash;
signOf[codes.greater] = greater;
signOf[codes.equals] = equals;

function isAsciiLetter(unit: number): boolean {
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x7a;
}
