import { blockFields } from '../../schemas/generated/blockFields.ts';
import { htmlFields, linkFields } from '../../schemas/generated/htmlFields.ts';
import type { BlockType } from '../../schemas/generated/types.ts';
import { isTechnicalField } from '../../transformer/basic/readableText.ts';
import { pointerStep } from '../../transformer/jsonPointer.ts';
import type { HtmlNode, Range } from '../html/htmlTree.ts';
import { rawTextElements } from '../html/nesting.ts';
import type { Place } from '../place.ts';
import type { ArticleSubject, BlockSubject, HtmlSubject, TextSubject } from '../subjects.ts';
import { isBasic, nodeSubjects } from './nodeSubjects.ts';

/**
 * A text of an article. There are hundreds in each, and rules look at all of them, so what only a finding needs is
 * made when it is asked for.
 */
class Text implements TextSubject {
  readonly article: ArticleSubject;
  readonly block: BlockSubject | undefined;
  readonly text: string;
  readonly html: HtmlSubject | undefined;
  /** JSON Pointer in the block, or in the envelope. */
  readonly #at: string;
  /** Where the text begins in its field of HTML; undefined where it is the whole field. */
  readonly #start: number | undefined;

  constructor(
    owner: { article: ArticleSubject; block?: BlockSubject; html?: HtmlSubject },
    text: string,
    at: string,
    start?: number,
  ) {
    this.article = owner.article;
    this.block = owner.block;
    this.html = owner.html;
    this.text = text;
    this.#at = at;
    this.#start = start;
  }

  /** A function on its own, so that a rule can take it out of the subject. */
  get place(): (within?: Range) => Place {
    return (within) => {
      const place = this.block ? this.block.place(this.#at) : this.article.place(this.#at);
      const start = this.#start;
      if (start === undefined) return within ? placeWithin(place, within, 0) : place;
      return placeWithin(place, within ?? { start: 0, end: this.text.length }, start);
    };
  }
}

function placeWithin(place: Place, { start, end }: Range, offset: number): Place {
  return { ...place, within: { start: start + offset, end: end + offset } };
}

/** Title and description. What the byline says are names. */
export function textsOfEnvelope(article: ArticleSubject): TextSubject[] {
  const { title, description = '' } = article.envelope;
  const texts = [new Text({ article }, title, '/title')];
  if (description !== '') texts.push(new Text({ article }, description, '/description'));
  return texts;
}

/** The texts of a block that are no HTML: fields that readers see, and texts among basic nodes. */
export function textsOfBlock(block: BlockSubject): TextSubject[] {
  const owner = { article: block.article, block };
  if (isBasic(block)) return nodeSubjects(block).texts.map(({ text, at }) => new Text(owner, text, at));
  const texts: TextSubject[] = [];
  visit(block.data, '/data', '', othersOf(block.type), (text, at) => {
    texts.push(new Text(owner, text, at));
  });
  return texts;
}

/** The texts between the tags of a field of HTML. */
export function textsOfHtml(field: HtmlSubject): TextSubject[] {
  const { block, html, at } = field;
  const owner = { article: block.article, block, html: field };
  if (field.isPlain) return [new Text(owner, html, at)];
  const texts: TextSubject[] = [];
  collect(field.tree.children);
  return texts;

  function collect(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') texts.push(new Text(owner, html.slice(node.start, node.end), at, node.start));
      else if (node.kind === 'element' && !rawTextElements.has(node.name)) collect(node.children);
    }
  }
}

/** Fields of code that players of other sites ask for. */
const embedCode = /^embed/i;

const knownFields = new Map<string, boolean>();

/** Whether a field holds what readers never see. Names of fields are few, and asked for all the time. */
function isForMachines(field: string): boolean {
  const known = knownFields.get(field);
  if (known !== undefined) return known;
  const is = isTechnicalField(field) || embedCode.test(field);
  knownFields.set(field, is);
  return is;
}

const knownOthers = new Map<BlockType, ReadonlySet<string>>();

/** The fields of a block type that are subjects of another kind: HTML, links and blocks. */
function othersOf(type: BlockType): ReadonlySet<string> {
  const known = knownOthers.get(type);
  if (known) return known;
  const others = new Set([
    ...htmlFields[type],
    ...linkFields[type],
    ...blockFields[type].map(({ path }) => path),
  ]);
  knownOthers.set(type, others);
  return others;
}

/** @param pattern the pointer in the data with `*` for the entries of lists, as the lists of fields have it */
function visit(
  value: unknown,
  at: string,
  pattern: string,
  others: ReadonlySet<string>,
  found: (text: string, at: string) => void,
): void {
  if (typeof value === 'string') {
    if (value !== '' && !others.has(pattern)) found(value, at);
    return;
  }
  if (typeof value !== 'object' || value === null || others.has(pattern)) return;
  if (Array.isArray(value)) {
    const entry = `${pattern}/*`;
    for (let index = 0; index < value.length; index++)
      visit(value[index], `${at}/${index}`, entry, others, found);
    return;
  }
  for (const key of Object.keys(value)) {
    if (isForMachines(key)) continue;
    const step = pointerStep(key);
    visit(Reflect.get(value, key), at + step, pattern + step, others, found);
  }
}
