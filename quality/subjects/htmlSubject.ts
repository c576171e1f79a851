import type { Removal } from '../../transformer/html/cleanAttributes.ts';
import { sanitiseHtml } from '../../transformer/html/sanitiseHtml.ts';
import { type HtmlElement, type HtmlTree, type Range, textOf } from '../html/htmlTree.ts';
import { isClean } from '../html/isClean.ts';
import { readHtml } from '../html/readHtml.ts';
import type { Place } from '../place.ts';
import type { BlockSubject, HtmlSubject } from '../subjects.ts';
import type { SignReader, SignSeeker } from '../textSigns.ts';

/** A field of HTML that is read, and sanitised, at most once, and only when a rule asks. */
export class HtmlField implements HtmlSubject {
  readonly block: BlockSubject;
  readonly html: string;
  readonly at: string;
  readonly isPlain: boolean;
  /** What its texts show, as far as they have been looked at. */
  signs = 0;
  readonly #reader: SignReader;
  #tree: HtmlTree | undefined;
  #removals: readonly Removal[] | undefined;
  #isClean: boolean | undefined;

  constructor(block: BlockSubject, html: string, at: string, reader: SignReader) {
    this.#reader = reader;
    this.block = block;
    this.html = html;
    this.at = at;
    this.isPlain = !html.includes('<');
  }

  get tree(): HtmlTree {
    this.#tree ??= readHtml(this.html);
    return this.#tree;
  }

  get isMended(): boolean {
    return !this.isPlain && (this.tree.faults.length > 0 || !this.#hasCleanTree);
  }

  /** The sanitiser is slow, so it only runs where the tree does not prove that it would take nothing out. */
  get removals(): readonly Removal[] {
    if (this.isPlain) return [];
    this.#removals ??= this.#hasCleanTree ? [] : sanitiseHtml(this.html).removals;
    return this.#removals;
  }

  get #hasCleanTree(): boolean {
    this.#isClean ??= isClean(this.tree);
    return this.#isClean;
  }

  shows(rule: SignSeeker): boolean {
    const bit = this.#reader.bitOf(rule);
    return bit === 0 || (this.signs & bit) !== 0;
  }

  /** A function on its own, so that a rule can take it out of the subject. */
  get place(): (within?: Range) => Place {
    return (within) => {
      const place = this.block.place(this.at);
      return within ? { ...place, within: { start: within.start, end: within.end } } : place;
    };
  }

  placeOfTag({ start, contentStart }: HtmlElement): Place {
    return this.place({ start, end: contentStart });
  }

  textOf(element: HtmlElement): string {
    return textOf(this.tree, element.children);
  }
}
