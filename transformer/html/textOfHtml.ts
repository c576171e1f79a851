import { decodeHTML } from '#decodeEntities';
import { elementOf, type HtmlElementRule } from './elements.ts';
import { headingLevelOf } from './headingLevel.ts';
import { type Meaning, meaningOf, noMeaning, sheetOf } from './meaning.ts';
import { withPlainFractions, withRaisedDigits } from './raisedDigits.ts';
import { type Edge, strongerEdge } from './standsApart.ts';
import type { StyleSheet } from './styleSheet.ts';

/**
 * A blank at each boundary; excludes invisible, hidden and struck-out text (by style too) and ruby
 * pronunciation. Linear time for any input.
 */
export function textOfHtml(html: string): string {
  return inOneLine(linesOfHtml(html).join(' '));
}

/** The same with struck-out text: what readers see and hear. Offsets match the displayed text. */
export function shownTextOfHtml(html: string): string {
  return inOneLine(linesOfHtml(html, { withStruck: true }).join(' '));
}

/** The text like {@link textOfHtml}, with the source's blanks: one line for each row of text between block tags. */
export function linesOfHtml(html: string, { withStruck = false } = {}): string[] {
  if (!/[<&]/.test(html)) return [html];
  const lines = new TextReader(html, withStruck).read();
  return withStruck ? lines : lines.map(withPlainFractions);
}

export interface HtmlHeading {
  readonly text: string;
  /** Offset of the end of its element's name. */
  readonly nameEnd: number;
}

export function headingsOfHtml(html: string): readonly HtmlHeading[] {
  if (!/<h[1-6]|role/i.test(html)) return [];
  const reader = new TextReader(html, false);
  reader.read();
  return reader.headings;
}

export function inOneLine(text: string): string {
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}

/** Start of a tag, a comment, or other markup: "less than < 5" is text. */
const markup = /<(?:(\/?)([a-z][^\s/>]*)|[!?/])/iy;
/** End of a tag, or start of an attribute's quoted value, which may contain `>`. */
const endOrQuote = />|=\s*(["'])/g;

const attributeInTag = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const maxKnownMeanings = 500;

class TextReader {
  readonly #html: string;
  readonly #withStruck: boolean;
  readonly #lines: string[] = [];
  #line = '';
  readonly #apart: { readonly depth: number; readonly edge: Edge; readonly edgeOfChildren: Edge }[] = [];
  readonly #sheet: StyleSheet;
  readonly #meanings = new Map<string, Meaning>();
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();
  #leftOutBelow: number | undefined;
  #raisedBelow: number | undefined;
  readonly headings: HtmlHeading[] = [];
  #heading: { readonly nameEnd: number; readonly depth: number; readonly firstLine: number } | undefined;

  constructor(html: string, withStruck: boolean) {
    this.#html = html;
    this.#sheet = sheetOf(html);
    this.#withStruck = withStruck;
  }

  read(): string[] {
    const html = this.#html;
    let from = 0;
    for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
      markup.lastIndex = at;
      const [tag, slash, written] = markup.exec(html) ?? [];
      if (tag === undefined) {
        at += 1;
        continue;
      }
      this.#add(html.slice(from, at));
      if (written === undefined) from = endOfComment(html, at);
      else {
        const name = written.toLowerCase();
        from = endOfTag(html, at + tag.length);
        if (slash !== '') this.#close(name);
        else if (!this.#opens(name, html.slice(at + tag.length, from), at + tag.length))
          from = endOfElement(html, from, name);
      }
      at = from;
    }
    this.#add(html.slice(from));
    this.#endHeading();
    return [...this.#lines, this.#line];
  }

  #add(written: string): void {
    if (this.#leftOutBelow !== undefined) return;
    const text = written.includes('&') ? decodeHTML(written) : written;
    this.#line += this.#raisedBelow === undefined ? text : withRaisedDigits(text);
  }

  #passBoundary({ isBoundary, level }: HtmlElementRule): void {
    if (isBoundary) this.#pass(level === 'block' ? 'line' : 'word');
  }

  #pass(edge: Edge): void {
    if (edge === 'word') this.#line += ' ';
    else if (edge === 'line' && this.#line !== '') {
      this.#lines.push(this.#line);
      this.#line = '';
    }
  }

  #opens(name: string, attributes: string, nameEnd: number): boolean {
    const element = elementOf(name);
    if (headingName.test(name)) this.#closeHeadingBefore();
    this.#passBoundary(element);
    if (element.isVoid || (element.isForeign && attributes.endsWith('/>'))) return true;
    if (element.fate === 'dropped') return false;
    const mayMean = !this.#sheet.isEmpty || /style|class|hidden/i.test(attributes);
    const meaning = mayMean ? this.#meaningOf(name, attributes) : undefined;
    this.#setApart(meaning ?? noMeaning);
    const isStruck = element.isStruck || meaning?.elements.includes('s');
    if (element.isPronunciation || meaning?.isHidden || (isStruck && !this.#withStruck))
      this.#leftOutBelow ??= this.#open.length;
    if (name === 'sup' || meaning?.elements.includes('sup')) this.#raisedBelow ??= this.#open.length;
    if (this.#leftOutBelow === undefined && isHeading(name, attributes))
      this.#heading ??= { nameEnd, depth: this.#open.length, firstLine: this.#lines.length };
    this.#open.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }

  #setApart({ edge: own, edgeOfChildren }: Meaning): void {
    const depth = this.#open.length;
    const around = this.#apart.at(-1);
    const edge = around?.depth === depth - 1 ? strongerEdge(own, around.edgeOfChildren) : own;
    this.#pass(edge);
    if (edge !== 'none' || edgeOfChildren !== 'none') this.#apart.push({ depth, edge, edgeOfChildren });
  }

  #meaningOf(name: string, attributes: string): Meaning {
    const key = `${name} ${attributes}`;
    const known = this.#meanings.get(key);
    if (known) return known;
    const meaning = meaningOf(name, valuesOf(attributes), this.#sheet);
    if (this.#meanings.size < maxKnownMeanings) this.#meanings.set(key, meaning);
    return meaning;
  }

  /** A heading closes the heading or paragraph around it, as in the sanitiser. */
  #closeHeadingBefore(): void {
    for (let last = this.#open.at(-1); last && endedByHeading.test(last); last = this.#open.at(-1))
      this.#close(last);
  }

  #endHeading(): void {
    if (!this.#heading) return;
    const { nameEnd, firstLine } = this.#heading;
    const lines = [...this.#lines.slice(firstLine), this.#line].map(withPlainFractions);
    this.headings.push({ nameEnd, text: inOneLine(lines.join(' ')) });
    this.#heading = undefined;
  }

  /** Closes an element and its open descendants, as the sanitiser does. Ignores unmatched closing tags. */
  #close(name: string): void {
    if ((this.#counts.get(name) ?? 0) > 0) {
      let closed: string | undefined;
      while (closed !== name) {
        closed = this.#open.pop();
        if (closed === undefined) break;
        this.#counts.set(closed, (this.#counts.get(closed) ?? 0) - 1);
      }
      while (this.#open.length <= (this.#apart.at(-1)?.depth ?? -1))
        this.#pass(this.#apart.pop()?.edge ?? 'none');
      if (this.#open.length <= (this.#heading?.depth ?? -1)) this.#endHeading();
      if (this.#open.length <= (this.#leftOutBelow ?? -1)) this.#leftOutBelow = undefined;
      if (this.#open.length <= (this.#raisedBelow ?? -1)) this.#raisedBelow = undefined;
    }
    this.#passBoundary(elementOf(name));
  }
}

const headingName = /^h[1-6]$/;
const endedByHeading = /^(?:h[1-6]|p)$/;

function isHeading(name: string, attributes: string): boolean {
  return headingLevelOf(name, /role/i.test(attributes) ? valuesOf(attributes) : {}) !== undefined;
}

function valuesOf(attributes: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [, attribute = '', double, single, bare] of attributes.matchAll(attributeInTag))
    values[attribute.toLowerCase()] ??= double ?? single ?? bare ?? '';
  return values;
}

function endOfComment(html: string, start: number): number {
  const sign = html.startsWith('<!--', start) ? '-->' : '>';
  const end = html.indexOf(sign, start + 2);
  return end === -1 ? html.length : end + sign.length;
}

function endOfTag(html: string, from: number): number {
  endOrQuote.lastIndex = from;
  for (let found = endOrQuote.exec(html); found; found = endOrQuote.exec(html)) {
    const [, quote] = found;
    if (quote === undefined) return endOrQuote.lastIndex;
    const end = html.indexOf(quote, endOrQuote.lastIndex);
    if (end === -1) break;
    endOrQuote.lastIndex = end + 1;
  }
  return html.length;
}

function endOfElement(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html) ? endOfTag(html, closing.lastIndex) : html.length;
}
