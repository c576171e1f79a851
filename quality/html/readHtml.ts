import {
  decodeValue,
  type HtmlAttribute,
  type HtmlComment,
  type HtmlElement,
  type HtmlFault,
  type HtmlNode,
  type HtmlTree,
} from './htmlTree.ts';
import {
  closingScope,
  type ElementKind,
  type ImpliedEnd,
  isOptionalEnd,
  kindOfElement,
  mayStandIn,
} from './nesting.ts';

/** The sanitiser allows 50 levels. Beyond this bound, nesting is irrelevant and searching would be slow. */
const maxDepth = 128;

/**
 * Parses an HTML fragment into a tree with source positions, in one pass and linear time. Follows browsers
 * where prose is concerned. Where browsers would move nodes, it records a fault instead.
 */
export function readHtml(source: string): HtmlTree {
  return new HtmlReader(source).read();
}

/** All HTML of all articles passes through here: hence cached lookups and index loops. */
class HtmlReader {
  readonly #source: string;
  readonly #children: HtmlNode[] = [];
  readonly #elements: HtmlElement[] = [];
  readonly #comments: HtmlComment[] = [];
  readonly #faults: HtmlFault[] = [];
  readonly #open: HtmlElement[] = [];
  /** The innermost open element, to which the next node is added. */
  #current: HtmlElement | undefined;
  /** Closing tags that an earlier fault explains, by name. */
  #explained: Map<string, number> | undefined;
  /** Blocks that ended a paragraph: a fault only if the paragraph's closing tag follows. */
  readonly #endedParagraphs: HtmlFault[] = [];
  #openTables = 0;
  /** The number of open elements that contain only table parts. */
  #openFrames = 0;
  #tooDeep = false;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
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
      this.#addText(textStart, tag);
      if (kind === 'opening') this.#readOpeningTag(tag);
      else if (kind === 'closing') this.#readClosingTag(tag);
      else this.#readComment(tag, kind);
      textStart = this.#at;
    }
    this.#addText(textStart, source.length);
    this.#end(0, source.length, 'missing');
    return {
      source,
      children: this.#children,
      elements: this.#elements,
      comments: this.#comments,
      faults: this.#faults.length > 1 ? this.#faults.sort((a, b) => a.start - b.start) : this.#faults,
      tooDeep: this.#tooDeep,
    };
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
    const comment: HtmlComment = { kind: 'comment', start, end: this.#at, parent: this.#current };
    this.#comments.push(comment);
    this.#add(comment);
  }

  #readOpeningTag(start: number): void {
    this.#at = start + 1;
    const kind = this.#readName();
    // Most tags have no attributes.
    const attributes = this.#source.charCodeAt(this.#at) === codes.greater ? none : this.#readAttributes();
    if (this.#at >= this.#source.length) {
      this.#faults.push({ kind: 'unclosed-tag', name: kind.name, start, end: this.#source.length });
      return;
    }
    this.#at++;
    this.#openElement(kind, attributes, start);
  }

  #readName(): ElementKind {
    const start = this.#at;
    this.#at = this.#endOf(start, signs.endsName);
    return kindOfElement(this.#source.slice(start, this.#at));
  }

  /** The index of the first of some characters from a position on; the end of the text if there is none. */
  #endOf(start: number, ends: number): number {
    const source = this.#source;
    const { length } = source;
    let at = start;
    while (at < length && ((signOf[source.charCodeAt(at)] ?? 0) & ends) === 0) at++;
    return at;
  }

  /** The index of the first character outside a class, from a position on. */
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

  /** The next attribute of a tag; undefined at the tag's `>` or at the end of the text. */
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

  #openElement(kind: ElementKind, attributes: readonly HtmlAttribute[], start: number): void {
    const { name } = kind;
    if (this.#current) this.#endBefore(kind, start);
    const current = this.#current;
    const concernsTables = kind.isTablePart || this.#openFrames > 0;
    if (concernsTables && !mayStandIn(name, current?.name, this.#openTables > 0)) {
      this.#faults.push({ kind: 'nesting', name, around: current?.name, start, end: this.#at });
    }
    const element: HtmlElement = {
      kind: 'element',
      name,
      attributes,
      parent: current,
      children: [],
      start,
      end: this.#at,
      contentStart: this.#at,
      contentEnd: this.#at,
      closing: 'void',
    };
    this.#elements.push(element);
    this.#add(element);
    if (kind.isVoid) return;
    element.closing = 'missing';
    if (this.#open.length >= maxDepth) this.#tooDeep = true;
    else {
      this.#open.push(element);
      this.#current = element;
      if (kind.isTableFrame) this.#openFrames++;
      if (name === 'table') this.#openTables++;
    }
    if (kind.isRawText) this.#readRawText(element);
  }

  /** Ends the open elements that this opening tag implies an end of. */
  #endBefore(kind: ElementKind, start: number): void {
    if (kind.endsParagraph) this.#endImplied(kind.name, start, kind.endsParagraph);
    if (kind.ends) this.#endImplied(kind.name, start, kind.ends);
    if (kind.name === 'a' || kind.isHeading) this.#endItsLike(kind, start);
  }

  #readRawText({ name }: HtmlElement): void {
    const rest = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    rest.lastIndex = this.#at;
    const close = rest.exec(this.#source)?.index ?? this.#source.length;
    this.#addText(this.#at, close);
    this.#at = close;
  }

  #readClosingTag(start: number): void {
    this.#at = start + 2;
    const { name } = this.#readName();
    const close = this.#source.indexOf('>', this.#at);
    if (close === -1) {
      this.#at = this.#source.length;
      this.#faults.push({ kind: 'unclosed-tag', name, start, end: this.#at });
      return;
    }
    this.#at = close + 1;
    const index = this.#indexToClose(name);
    if (index !== -1) {
      if (index + 1 < this.#open.length) this.#end(index + 1, start, 'missing');
      this.#endLast(start, this.#at, 'tag');
      return;
    }
    if (this.#tooDeep) return;
    this.#strayEnd(name, start);
  }

  #strayEnd(name: string, start: number): void {
    const explained = this.#explained?.get(name) ?? 0;
    if (explained > 0) {
      this.#explained?.set(name, explained - 1);
      return;
    }
    const nesting = name === 'p' ? this.#endedParagraphs.pop() : undefined;
    this.#faults.push(nesting ?? { kind: 'stray-end', name, start, end: this.#at });
  }

  #indexToClose(name: string): number {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = this.#open[index]?.name ?? '';
      if (open === name) return index;
      if (closingScope.has(open) && !closingScope.has(name) && !isTablePart(name)) return -1;
    }
    return -1;
  }

  #endImplied(name: string, start: number, implied: ImpliedEnd): void {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = this.#open[index]?.name ?? '';
      if (implied.ends.has(open)) {
        this.#end(index, start, 'implied');
        if (open === 'p' && name !== 'p') {
          this.#endedParagraphs.push({ kind: 'nesting', name, around: 'p', start, end: this.#at });
        }
        return;
      }
      if (implied.within.has(open)) return;
    }
  }

  /**
   * A link in a link, or a heading in a heading: browsers end the outer one, so its own closing tag is stray.
   */
  #endItsLike({ name }: ElementKind, start: number): void {
    const isInHeading = this.#current !== undefined && kindOfElement(this.#current.name).isHeading;
    const outer = name === 'a' ? this.#indexToClose('a') : isInHeading ? this.#open.length - 1 : -1;
    if (outer === -1) return;
    const around = this.#open[outer]?.name ?? '';
    this.#faults.push({ kind: 'nesting', name, around, start, end: this.#at });
    this.#explain(around);
    for (const inner of this.#open.slice(outer + 1)) this.#explain(inner.name);
    while (this.#open.length > outer) this.#endLast(start, start, 'implied');
  }

  /** Ends the open elements from an index on, innermost first, and reports premature ends. */
  #end(from: number, at: number, closing: 'implied' | 'missing'): void {
    while (this.#open.length > from) {
      const element = this.#endLast(at, at, closing);
      if (!element || isOptionalEnd(element.name)) continue;
      if (closing === 'implied' && this.#open.length === from) continue;
      const { name, start, contentStart } = element;
      if (!this.#tooDeep) this.#faults.push({ kind: 'unclosed', name, start, end: contentStart });
      this.#explain(name);
    }
  }

  #endLast(contentEnd: number, end: number, closing: HtmlElement['closing']): HtmlElement | undefined {
    const element = this.#open.pop();
    if (!element) return undefined;
    this.#current = element.parent;
    if (this.#openFrames > 0 && kindOfElement(element.name).isTableFrame) this.#openFrames--;
    if (element.name === 'table') this.#openTables--;
    element.contentEnd = contentEnd;
    element.end = end;
    element.closing = closing === 'missing' && isOptionalEnd(element.name) ? 'implied' : closing;
    return element;
  }

  #explain(name: string): void {
    this.#explained ??= new Map();
    this.#explained.set(name, (this.#explained.get(name) ?? 0) + 1);
  }

  #addText(start: number, end: number): void {
    if (start >= end) return;
    const parent = this.#current;
    if (this.#openFrames > 0 && this.#isLostInTable(parent, start, end)) {
      this.#faults.push({ kind: 'nesting', name: '#text', around: parent?.name, start, end });
    }
    this.#add({ kind: 'text', start, end, parent });
  }

  /** Adds a node to its parent. Most elements have one child; an array literal reserves no spare capacity. */
  #add(node: HtmlNode): void {
    if (!this.#current) this.#children.push(node);
    else if (this.#current.children.length === 0) this.#current.children = [node];
    else this.#current.children.push(node);
  }

  #isLostInTable(parent: HtmlElement | undefined, start: number, end: number): boolean {
    if (!parent || !kindOfElement(parent.name).isTableFrame) return false;
    return /\S/.test(this.#source.slice(start, end));
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

/** Character classes in a tag, as bit flags. */
const blank = 1;
const slash = 2;
const greater = 4;
const equals = 8;
const signs = {
  blank,
  slash,
  endsName: blank | slash | greater,
  endsAttributeName: blank | slash | greater | equals,
  /** Ends a value without quotes. */
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

function isTablePart(name: string): boolean {
  return name === 'tr' || name === 'tbody' || name === 'thead' || name === 'tfoot';
}
