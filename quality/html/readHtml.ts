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
  closesItsLike,
  closingScope,
  type ImpliedEnd,
  impliedEndOf,
  isNoPlaceForText,
  isOptionalEnd,
  mayStandIn,
  paragraphEndOf,
  rawTextElements,
  voidElements,
} from './nesting.ts';

/** The sanitiser keeps 50 levels. Far deeper, it no longer matters what stands in what, and searching would cost time. */
const maxDepth = 128;

/**
 * Reads a fragment of HTML into a tree in which every tag, attribute and text has its place. One pass, in time that
 * grows with its length alone. Reads as browsers do where prose is concerned: optional closing tags, attributes with
 * and without quotes, raw text. Where browsers would move things about, it leaves them and says so.
 */
export function readHtml(source: string): HtmlTree {
  return new HtmlReader(source).read();
}

class HtmlReader {
  readonly #source: string;
  readonly #children: HtmlNode[] = [];
  readonly #elements: HtmlElement[] = [];
  readonly #comments: HtmlComment[] = [];
  readonly #faults: HtmlFault[] = [];
  readonly #open: HtmlElement[] = [];
  /** Closing tags that an earlier fault explains, by name. */
  readonly #explained = new Map<string, number>();
  /** Blocks that ended a paragraph, with the paragraph: a fault only if its own closing tag turns up later. */
  readonly #endedParagraphs: HtmlFault[] = [];
  #openTables = 0;
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
        // A lone `<` is a text, and joins the text around it.
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
      faults: this.#faults.sort((a, b) => a.start - b.start),
      tooDeep: this.#tooDeep,
    };
  }

  /** What begins with the `<` at a position; for a comment, what it ends with. */
  #markupAt(start: number): 'text' | 'opening' | 'closing' | '>' | '-->' {
    const second = this.#source.charCodeAt(start + 1);
    if (isLetter(second)) return 'opening';
    if (second === codes.slash) {
      const third = this.#source.charCodeAt(start + 2);
      if (Number.isNaN(third)) return 'text';
      return isLetter(third) ? 'closing' : '>';
    }
    if (second !== codes.exclamation && second !== codes.question) return 'text';
    return this.#source.startsWith('--', start + 2) ? '-->' : '>';
  }

  #readComment(start: number, close: string): void {
    const found = this.#source.indexOf(close, start + 2);
    this.#at = found === -1 ? this.#source.length : found + close.length;
    const comment: HtmlComment = { kind: 'comment', start, end: this.#at, parent: this.#open.at(-1) };
    this.#comments.push(comment);
    this.#siblings().push(comment);
  }

  #readOpeningTag(start: number): void {
    this.#at = start + 1;
    const name = this.#readName();
    const attributes: HtmlAttribute[] = [];
    for (;;) {
      const attribute = this.#readAttribute();
      if (attribute === undefined) break;
      if (!attributes.some((known) => known.name === attribute.name)) attributes.push(attribute);
    }
    if (this.#at >= this.#source.length) {
      this.#faults.push({ kind: 'unclosed-tag', name, start, end: this.#source.length });
      return;
    }
    this.#at++;
    this.#openElement(name, attributes, start);
  }

  #readName(): string {
    const start = this.#at;
    while (this.#at < this.#source.length && !isNameEnd(this.#source.charCodeAt(this.#at))) this.#at++;
    return nameOf(this.#source.slice(start, this.#at));
  }

  /** The next attribute of a tag; undefined at the tag's `>`, or where the text ends before it. */
  #readAttribute(): HtmlAttribute | undefined {
    const source = this.#source;
    while (isBlankOrSlash(source.charCodeAt(this.#at))) this.#at++;
    if (this.#at >= source.length || source[this.#at] === '>') return undefined;
    const start = this.#at++;
    while (this.#at < source.length && !isAttributeNameEnd(source.charCodeAt(this.#at))) this.#at++;
    const nameEnd = this.#at;
    const name = nameOf(source.slice(start, nameEnd));
    let next = nameEnd;
    while (isBlank(source.charCodeAt(next))) next++;
    if (source[next] !== '=') {
      return { name, value: '', start, end: nameEnd, valueStart: start, valueEnd: nameEnd };
    }
    next++;
    while (isBlank(source.charCodeAt(next))) next++;
    const quote = source[next];
    let valueStart = next;
    let valueEnd: number;
    if (quote === '"' || quote === "'") {
      valueStart = next + 1;
      const found = source.indexOf(quote, valueStart);
      valueEnd = found === -1 ? source.length : found;
      this.#at = Math.min(valueEnd + 1, source.length);
    } else {
      valueEnd = valueStart;
      while (valueEnd < source.length && !isValueEnd(source.charCodeAt(valueEnd))) valueEnd++;
      this.#at = valueEnd;
    }
    const value = decodeValue(source.slice(valueStart, valueEnd));
    return { name, value, start, end: this.#at, valueStart, valueEnd };
  }

  #openElement(name: string, attributes: readonly HtmlAttribute[], start: number): void {
    this.#endImplied(name, start, paragraphEndOf(name));
    this.#endImplied(name, start, impliedEndOf(name));
    this.#endItsLike(name, start);
    const current = this.#open.at(-1);
    if (!mayStandIn(name, current?.name, this.#openTables > 0)) {
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
    this.#siblings().push(element);
    if (voidElements.has(name)) return;
    element.closing = 'missing';
    if (this.#open.length >= maxDepth) this.#tooDeep = true;
    else {
      this.#open.push(element);
      if (name === 'table') this.#openTables++;
    }
    if (rawTextElements.has(name)) this.#readRawText(element);
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
    const name = this.#readName();
    const close = this.#source.indexOf('>', this.#at);
    if (close === -1) {
      this.#at = this.#source.length;
      this.#faults.push({ kind: 'unclosed-tag', name, start, end: this.#at });
      return;
    }
    this.#at = close + 1;
    const index = this.#indexToClose(name);
    if (index !== -1) {
      this.#end(index + 1, start, 'missing');
      this.#endLast(start, this.#at, 'tag');
      return;
    }
    if (this.#tooDeep) return;
    this.#strayEnd(name, start);
  }

  #strayEnd(name: string, start: number): void {
    const explained = this.#explained.get(name) ?? 0;
    if (explained > 0) {
      this.#explained.set(name, explained - 1);
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

  #endImplied(name: string, start: number, implied: ImpliedEnd | undefined): void {
    if (!implied) return;
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

  /** A link in a link, or a heading in a heading: browsers end the outer one, so its own closing tag comes too late. */
  #endItsLike(name: string, start: number): void {
    const current = this.#open.at(-1);
    const outer =
      name === 'a'
        ? this.#indexToClose('a')
        : current && closesItsLike(name, current.name)
          ? this.#open.length - 1
          : -1;
    if (outer === -1) return;
    const around = this.#open[outer]?.name ?? '';
    this.#faults.push({ kind: 'nesting', name, around, start, end: this.#at });
    this.#explain(around);
    for (const inner of this.#open.slice(outer + 1)) this.#explain(inner.name);
    while (this.#open.length > outer) this.#endLast(start, start, 'implied');
  }

  /** Ends the open elements from an index on, the innermost first, and tells of those that should not end here. */
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
    if (element.name === 'table') this.#openTables--;
    element.contentEnd = contentEnd;
    element.end = end;
    element.closing = closing === 'missing' && isOptionalEnd(element.name) ? 'implied' : closing;
    return element;
  }

  #explain(name: string): void {
    this.#explained.set(name, (this.#explained.get(name) ?? 0) + 1);
  }

  #addText(start: number, end: number): void {
    if (start >= end) return;
    const parent = this.#open.at(-1);
    if (isNoPlaceForText(parent?.name) && /\S/.test(this.#source.slice(start, end))) {
      this.#faults.push({ kind: 'nesting', name: '#text', around: parent?.name, start, end });
    }
    this.#siblings().push({ kind: 'text', start, end, parent });
  }

  #siblings(): HtmlNode[] {
    return this.#open.at(-1)?.children ?? this.#children;
  }
}

/** Names in small letters, as they are written: few, and looked up for every tag. */
const knownNames = new Map<string, string>();
const mostNames = 1000;

function nameOf(written: string): string {
  const known = knownNames.get(written);
  if (known !== undefined) return known;
  const name = written.toLowerCase();
  if (knownNames.size < mostNames) knownNames.set(written, name);
  return name;
}

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

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

function isBlank(code: number): boolean {
  return (
    code === codes.space ||
    code === codes.lineFeed ||
    code === codes.tab ||
    code === codes.return ||
    code === codes.formFeed
  );
}

function isBlankOrSlash(code: number): boolean {
  return code === codes.slash || isBlank(code);
}

function isNameEnd(code: number): boolean {
  return code === codes.greater || isBlankOrSlash(code);
}

/** Of a value without quotes. */
function isValueEnd(code: number): boolean {
  return code === codes.greater || isBlank(code);
}

function isAttributeNameEnd(code: number): boolean {
  return code === codes.equals || isNameEnd(code);
}

function isTablePart(name: string): boolean {
  return name === 'tr' || name === 'tbody' || name === 'thead' || name === 'tfoot';
}
