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

/** Where a text comes from. */
export interface TextSource {
  /** The field of HTML that it is part of. */
  readonly field: HtmlField | undefined;
  /** Makes a subject of the text that is being shown. */
  subjectOf(text: string, start: number, end: number): TextSubject;
}

/**
 * Called for each text: the part of a longer one between `start` and `end`. There are hundreds in each article; it makes
 * subjects of the few that a rule wants to see.
 */
export type VisitText = (text: string, start: number, end: number, source: TextSource) => void;

/** Title and description. What the byline says are names. */
export function visitTextsOfEnvelope(article: ArticleSubject, visit: VisitText): void {
  for (const field of ['title', 'description'] as const) {
    const text = article.envelope[field] ?? '';
    const subjectOf = (): TextSubject => new Text({ article }, text, `/${field}`);
    if (text !== '') visit(text, 0, text.length, { field: undefined, subjectOf });
  }
}

/** The texts of a block that are no HTML: fields that readers see, and texts among basic nodes. */
export function visitTextsOfBlock(block: BlockSubject, visit: VisitText): void {
  if (!isBasic(block)) {
    new BlockTexts(block, visit).visit();
    return;
  }
  const owner = { article: block.article, block };
  for (const { text, at } of nodeSubjects(block).texts) {
    visit(text, 0, text.length, { field: undefined, subjectOf: () => new Text(owner, text, at) });
  }
}

/** The texts between the tags of a field of HTML. */
export function visitTextsOfHtml(field: HtmlField, visit: VisitText): void {
  new HtmlTexts(field, visit).visit();
}

class HtmlTexts implements TextSource {
  readonly field: HtmlField;
  readonly #visit: VisitText;

  constructor(field: HtmlField, visit: VisitText) {
    this.field = field;
    this.#visit = visit;
  }

  visit(): void {
    const { html, isPlain } = this.field;
    if (isPlain) this.#visit(html, 0, html.length, this);
    // Its tree is made when it is asked for.
    else this.#visitNodes(this.field.tree.children);
  }

  subjectOf(html: string, start: number, end: number): TextSubject {
    const { block, at, isPlain } = this.field;
    const owner = { article: block.article, block, html: this.field };
    return isPlain ? new Text(owner, html, at) : new Text(owner, html.slice(start, end), at, start);
  }

  /** By index, for it meets every node of every field of HTML. */
  #visitNodes(nodes: readonly HtmlNode[]): void {
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index];
      if (node?.kind === 'text') this.#visit(this.field.html, node.start, node.end, this);
      else if (node?.kind === 'element' && !rawTextElements.has(node.name)) this.#visitNodes(node.children);
    }
  }
}

class BlockTexts implements TextSource {
  readonly field = undefined;
  readonly #block: BlockSubject;
  readonly #visit: VisitText;
  /** The steps to the text that is being shown, and behind them those of a deeper one before. */
  readonly #path: (string | number)[] = [];
  /** How many of them lead to the text. */
  #depth = 0;

  constructor(block: BlockSubject, visit: VisitText) {
    this.#block = block;
    this.#visit = visit;
  }

  visit(): void {
    this.#visitInside(this.#block.data, planOf(this.#block.type), 0);
  }

  subjectOf(text: string): TextSubject {
    const block = this.#block;
    const at = `/data${this.#path.slice(0, this.#depth).map(pointerStep).join('')}`;
    return new Text({ article: block.article, block }, text, at);
  }

  /** Visits what stands in an array or an object. Most of it is texts, for which it need not call itself. */
  #visitInside(value: unknown, plan: FieldPlan, depth: number): void {
    if (Array.isArray(value)) {
      const step = stepOf(plan, '*');
      if (step.isPassedOver) return;
      for (let index = 0; index < value.length; index++) {
        const entry: unknown = value[index];
        this.#path[depth] = index;
        if (typeof entry === 'string') this.#visitText(entry, depth + 1);
        else this.#visitInside(entry, step, depth + 1);
      }
    } else if (isObject(value)) {
      for (const key in value) {
        const entry = value[key];
        if (typeof entry !== 'string' && typeof entry !== 'object') continue;
        const step = stepOf(plan, key);
        if (step.isPassedOver) continue;
        this.#path[depth] = key;
        if (typeof entry === 'string') this.#visitText(entry, depth + 1);
        else this.#visitInside(entry, step, depth + 1);
      }
    }
  }

  #visitText(text: string, depth: number): void {
    if (text === '') return;
    this.#depth = depth;
    this.#visit(text, 0, text.length, this);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Fields of code that players of other sites ask for. */
const embedCode = /^embed/i;

/** Whether a field holds what readers never see. */
function isForMachines(field: string): boolean {
  return isTechnicalField(field) || embedCode.test(field);
}

/** What is done with a field, and with those in it; `*` stands for the entries of a list. */
interface FieldPlan {
  /** Whether nothing in it is a text of this kind: it is for machines, or HTML, a link, or a block. */
  readonly isPassedOver: boolean;
  readonly steps: Map<string, FieldPlan>;
}

/** Far more than the schema of any type has; where names are the author's choice, there may be any number. */
const mostSteps = 100;

function stepOf(plan: FieldPlan, name: string): FieldPlan {
  const known = plan.steps.get(name);
  if (known) return known;
  const step: FieldPlan = { isPassedOver: isForMachines(name), steps: new Map() };
  if (plan.steps.size < mostSteps) plan.steps.set(name, step);
  return step;
}

const plans = new Map<BlockType, FieldPlan>();

/** What is done with the fields of a block type. Plans grow with what they meet, so each is made once. */
function planOf(type: BlockType): FieldPlan {
  const known = plans.get(type);
  if (known) return known;
  const plan: FieldPlan = { isPassedOver: false, steps: new Map() };
  for (const path of [
    ...htmlFields[type],
    ...linkFields[type],
    ...blockFields[type].map(({ path }) => path),
  ]) {
    const steps = path.split('/').slice(1);
    const last = steps.pop() ?? '';
    const owner = steps.reduce(stepOf, plan);
    owner.steps.set(last, { isPassedOver: true, steps: new Map() });
  }
  plans.set(type, plan);
  return plan;
}
