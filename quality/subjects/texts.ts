import { blockFields } from '../../schemas/generated/blockFields.ts';
import { htmlFields, linkFields } from '../../schemas/generated/htmlFields.ts';
import type { BlockType } from '../../schemas/generated/types.ts';
import { isTechnicalField } from '../../transformer/basic/readableText.ts';
import { pointerStep } from '../../transformer/jsonPointer.ts';
import type { HtmlNode, Range } from '../html/htmlTree.ts';
import { rawTextElements } from '../html/nesting.ts';
import type { Place } from '../place.ts';
import type { ArticleSubject, BlockSubject, HtmlSubject, TextSubject } from '../subjects.ts';
import type { HtmlField } from './htmlSubject.ts';
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

/**
 * Is shown a text.
 *
 * @param start where it begins in what is handed over with it
 * @param subject makes a subject of it, where that is wanted
 * @param field the field of HTML that it is part of
 */
export type VisitText = (
  text: string,
  start: number,
  end: number,
  subject: () => TextSubject,
  field?: HtmlField,
) => void;

/** Title and description. What the byline says are names. */
export function visitTextsOfEnvelope(article: ArticleSubject, visit: VisitText): void {
  const { title, description = '' } = article.envelope;
  visit(title, 0, title.length, () => new Text({ article }, title, '/title'));
  if (description === '') return;
  visit(description, 0, description.length, () => new Text({ article }, description, '/description'));
}

/** The texts of a block that are no HTML: fields that readers see, and texts among basic nodes. */
export function visitTextsOfBlock(block: BlockSubject, visit: VisitText): void {
  const subject = (text: string, at: string): TextSubject =>
    new Text({ article: block.article, block }, text, at);
  if (isBasic(block)) {
    for (const { text, at } of nodeSubjects(block).texts)
      visit(text, 0, text.length, () => subject(text, at));
    return;
  }
  const path: (string | number)[] = [];
  const pointer = (): string => `/data${path.map(pointerStep).join('')}`;
  visitFields(block.data, othersOf(block.type), path, (text) => {
    visit(text, 0, text.length, () => subject(text, pointer()));
  });
}

/** The texts between the tags of a field of HTML. */
export function visitTextsOfHtml(field: HtmlField, visit: VisitText): void {
  const { block, html, at } = field;
  const subject = (text: string, start?: number): TextSubject =>
    new Text({ article: block.article, block, html: field }, text, at, start);
  if (field.isPlain) visit(html, 0, html.length, () => subject(html), field);
  else collect(field.tree.children);

  function collect(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') {
        const { start, end } = node;
        visit(html, start, end, () => subject(html.slice(start, end), start), field);
      } else if (node.kind === 'element' && !rawTextElements.has(node.name)) collect(node.children);
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

/** Fields that are subjects of another kind, step by step; `*` stands for the entries of a list. */
interface OtherFields {
  /** Whether all that stands here is of another kind. */
  isOther: boolean;
  readonly steps: Map<string, OtherFields>;
}

const knownOthers = new Map<BlockType, OtherFields>();

/** The fields of a block type that are subjects of another kind: HTML, links and blocks. */
function othersOf(type: BlockType): OtherFields {
  const known = knownOthers.get(type);
  if (known) return known;
  const others: OtherFields = { isOther: false, steps: new Map() };
  for (const path of [
    ...htmlFields[type],
    ...linkFields[type],
    ...blockFields[type].map(({ path }) => path),
  ]) {
    let at = others;
    for (const step of path.split('/').slice(1)) {
      const next = at.steps.get(step) ?? { isOther: false, steps: new Map() };
      at.steps.set(step, next);
      at = next;
    }
    at.isOther = true;
  }
  knownOthers.set(type, others);
  return others;
}

/**
 * Visits the texts in a value.
 *
 * @param others those of its fields that are of another kind; undefined where there are none
 * @param path the steps to the value; while a text is visited, those to the text
 */
function visitFields(
  value: unknown,
  others: OtherFields | undefined,
  path: (string | number)[],
  found: (text: string) => void,
): void {
  if (others?.isOther) return;
  if (typeof value === 'string') {
    if (value !== '') found(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const depth = path.length;
  if (Array.isArray(value)) {
    const entries = others?.steps.get('*');
    for (let index = 0; index < value.length; index++) {
      path[depth] = index;
      visitFields(value[index], entries, path, found);
    }
  } else {
    for (const key of Object.keys(value)) {
      if (isForMachines(key)) continue;
      path[depth] = key;
      visitFields(Reflect.get(value, key), others?.steps.get(key), path, found);
    }
  }
  path.length = depth;
}
