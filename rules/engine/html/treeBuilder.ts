import type { HtmlAttribute, HtmlComment, HtmlElement, HtmlFault, HtmlNode, HtmlTree } from './htmlTree.ts';
import {
  closingScope,
  type ElementKind,
  type ImpliedEnd,
  isOptionalEnd,
  kindOfElement,
  mayContain,
} from './nesting.ts';

/** The sanitiser allows 50 levels. Beyond this bound, nesting is irrelevant and searching would be slow. */
const maxDepth = 128;

export class TreeBuilder {
  readonly #source: string;
  readonly #children: HtmlNode[] = [];
  readonly #elements: HtmlElement[] = [];
  readonly #comments: HtmlComment[] = [];
  readonly #faults: HtmlFault[] = [];
  readonly #open: HtmlElement[] = [];
  #current: HtmlElement | undefined;
  /** Closing tags that an earlier fault explains, by name. */
  #explained: Map<string, number> | undefined;
  /** Blocks that ended a paragraph: a fault only if the paragraph's closing tag follows. */
  readonly #endedParagraphs: HtmlFault[] = [];
  #openTables = 0;
  #openFrames = 0;
  #tooDeep = false;

  constructor(source: string) {
    this.#source = source;
  }

  finish(): HtmlTree {
    this.#end(0, this.#source.length, 'missing');
    return {
      source: this.#source,
      children: this.#children,
      elements: this.#elements,
      comments: this.#comments,
      faults: this.#faults.length > 1 ? this.#faults.sort((a, b) => a.start - b.start) : this.#faults,
      tooDeep: this.#tooDeep,
    };
  }

  addText(start: number, end: number): void {
    if (start >= end) return;
    const parent = this.#current;
    if (this.#openFrames > 0 && this.#isLostInTable(parent, start, end)) {
      this.#faults.push({ kind: 'nesting', name: '#text', around: parent?.name, start, end });
    }
    this.#add({ kind: 'text', start, end, parent });
  }

  addComment(start: number, end: number): void {
    const comment: HtmlComment = { kind: 'comment', start, end, parent: this.#current };
    this.#comments.push(comment);
    this.#add(comment);
  }

  addUnclosedTag(name: string, start: number): void {
    this.#faults.push({ kind: 'unclosed-tag', name, start, end: this.#source.length });
  }

  openElement(kind: ElementKind, attributes: readonly HtmlAttribute[], start: number, end: number): void {
    const { name } = kind;
    if (this.#current) this.#endBefore(kind, start, end);
    const current = this.#current;
    const concernsTables = kind.isTablePart || this.#openFrames > 0;
    if (concernsTables && !mayContain(name, current?.name, this.#openTables > 0)) {
      this.#faults.push({ kind: 'nesting', name, around: current?.name, start, end });
    }
    const element: HtmlElement = {
      kind: 'element',
      name,
      attributes,
      parent: current,
      children: [],
      start,
      end,
      contentStart: end,
      contentEnd: end,
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
  }

  #endBefore(kind: ElementKind, start: number, end: number): void {
    if (kind.endsParagraph) this.#endImplied(kind.name, kind.endsParagraph, start, end);
    if (kind.ends) this.#endImplied(kind.name, kind.ends, start, end);
    if (kind.name === 'a' || kind.isHeading) this.#endItsLike(kind, start, end);
  }

  closeElement(name: string, start: number, end: number): void {
    const index = this.#indexToClose(name);
    if (index !== -1) {
      if (index + 1 < this.#open.length) this.#end(index + 1, start, 'missing');
      this.#endLast(start, end, 'tag');
      return;
    }
    if (this.#tooDeep) return;
    this.#strayEnd(name, start, end);
  }

  #strayEnd(name: string, start: number, end: number): void {
    const explained = this.#explained?.get(name) ?? 0;
    if (explained > 0) {
      this.#explained?.set(name, explained - 1);
      return;
    }
    const nesting = name === 'p' ? this.#endedParagraphs.pop() : undefined;
    this.#faults.push(nesting ?? { kind: 'stray-end', name, start, end });
  }

  #indexToClose(name: string): number {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = this.#open[index]?.name ?? '';
      if (open === name) return index;
      if (closingScope.has(open) && !closingScope.has(name) && !isTablePart(name)) return -1;
    }
    return -1;
  }

  #endImplied(name: string, implied: ImpliedEnd, start: number, end: number): void {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = this.#open[index]?.name ?? '';
      if (implied.ends.has(open)) {
        this.#end(index, start, 'implied');
        if (open === 'p' && name !== 'p') {
          this.#endedParagraphs.push({ kind: 'nesting', name, around: 'p', start, end });
        }
        return;
      }
      if (implied.within.has(open)) return;
    }
  }

  /** A link in a link, or a heading in a heading: browsers end the outer one, so its closing tag is stray. */
  #endItsLike({ name }: ElementKind, start: number, end: number): void {
    const isInHeading = this.#current !== undefined && kindOfElement(this.#current.name).isHeading;
    const outer = name === 'a' ? this.#indexToClose('a') : isInHeading ? this.#open.length - 1 : -1;
    if (outer === -1) return;
    const around = this.#open[outer]?.name ?? '';
    this.#faults.push({ kind: 'nesting', name, around, start, end });
    this.#explain(around);
    for (const inner of this.#open.slice(outer + 1)) this.#explain(inner.name);
    while (this.#open.length > outer) this.#endLast(start, start, 'implied');
  }

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

function isTablePart(name: string): boolean {
  return name === 'tr' || name === 'tbody' || name === 'thead' || name === 'tfoot';
}
