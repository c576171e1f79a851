import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields, imageFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import type { PreparedArticle } from '#transformer/article/preparedArticle.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { Steps } from '#transformer/steps.ts';
import type { BrokenPlaces } from './brokenPlaces.ts';
import { Findings } from './findings.ts';
import type { HtmlElement } from './html/htmlTree.ts';
import type { Place } from './place.ts';
import type { Rule, Visit } from './rule.ts';
import { type RuleSet, ruleSetOf, type Visitors } from './ruleSet.ts';
import { articleSubject, type Surroundings, type VisitedArticle } from './subjects/articleSubject.ts';
import { blockSubject } from './subjects/blockSubject.ts';
import { headingOfElement, imageOfElement, linkOfElement } from './subjects/elementSubjects.ts';
import { envelopeSubjects } from './subjects/envelopeSubjects.ts';
import { fieldImage, fieldLink, headingOfBlock, readerLinkFields } from './subjects/fieldSubjects.ts';
import { htmlSubject } from './subjects/htmlSubject.ts';
import { isBasic, nodeSubjects } from './subjects/nodeSubjects.ts';
import type {
  BlockSubject,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './subjects/subjects.ts';
import { textsOfBlock, textsOfEnvelope, textsOfHtml } from './subjects/texts.ts';

/**
 * In one pass: each subject is visited once and passed to the rules for its kind, then the whole article.
 * Yields after each field.
 */
export function runRules(
  article: PreparedArticle,
  rules: readonly Rule[],
  around: Surroundings,
): Steps<Problem[]> {
  return new Run(article, ruleSetOf(rules), around).steps();
}

interface Placed {
  place: () => Place;
}

/** Further fields are not checked. The longest real articles have 1,000 elements and 60,000 units. */
const maxElements = 20_000;
const maxHtml = 600_000;

class Run {
  readonly #rules: RuleSet;
  readonly #findings: Findings;
  readonly #article: VisitedArticle;
  readonly #broken: BrokenPlaces;
  #elements = 0;
  #html = 0;

  constructor(article: PreparedArticle, rules: RuleSet, around: Surroundings) {
    this.#rules = rules;
    this.#findings = new Findings(article.path, around);
    this.#article = articleSubject(article, around);
    this.#broken = around.broken;
  }

  *steps(): Steps<Problem[]> {
    const article = this.#article;
    const { links, images } = envelopeSubjects(article);
    for (const link of links) this.#link(link);
    for (const image of images) this.#image(image);
    this.#texts(textsOfEnvelope(article));
    yield* this.#blocks();
    for (const { rule, visit } of this.#rules.article) {
      this.#look(rule, visit, article);
      yield;
    }
    return this.#findings.problems;
  }

  *#blocks(): Steps<void> {
    const parents: BlockSubject[] = [];
    let position = -1;
    for (const prepared of this.#article.envelope.allBlocks) {
      const { type, rejection, depth = 0 } = prepared;
      if (depth === 0) position++;
      if (depth > parents.length) continue;
      parents.length = depth;
      if (rejection || !isBlockType(type)) continue;
      const block = blockSubject(this.#article, type, { prepared, position, parent: parents.at(-1) });
      parents.push(block);
      yield* this.#block(block);
    }
  }

  *#block(block: BlockSubject): Steps<void> {
    this.#article.blocks.push(block);
    if (!block.parent) this.#article.topBlocks.push(block);
    if (this.#broken.isEmpty || !this.#broken.areIn(`${block.place().pointer}/data`)) {
      this.#show(this.#rules.blocks.get(block.type) ?? [], block);
      this.#show(this.#rules.anyBlock, block);
    }
    const heading = headingOfBlock(block);
    if (heading) this.#heading(heading);
    this.#addresses(block);
    for (const { html, at } of htmlOf(block)) {
      this.#htmlField(block, html, at);
      yield;
    }
    this.#texts(textsOfBlock(block));
    if (isBasic(block)) this.#nodes(block);
    yield;
  }

  #addresses(block: BlockSubject): void {
    const { type, data } = block;
    forEachText(data, imageFields[type], (src, place) => this.#image(fieldImage(block, src, place)));
    forEachText(data, readerLinkFields(type), (href, place) => this.#link(fieldLink(block, href, place)));
  }

  #htmlField(block: BlockSubject, html: string, at: string): void {
    this.#html += html.length;
    if (this.#html > maxHtml || this.#elements > maxElements) {
      this.#findings.addTooMuchHtml(block.place(at));
      return;
    }
    const field = htmlSubject(block, html, at);
    const { elements } = field.tree;
    this.#elements += elements.length;
    this.#article.fields.push(field);
    this.#texts(textsOfHtml(field));
    this.#show(this.#rules.html, field);
    for (const element of elements) this.#element(element, field);
  }

  #element(element: HtmlElement, field: HtmlSubject): void {
    const { name } = element;
    for (const { rule, visit } of this.#rules.elements.get(name) ?? []) {
      this.#findings.letLook(
        rule,
        (report) => visit(element, field, report),
        () => field.placeOfTag(element),
      );
    }
    if (name === 'a') {
      const link = linkOfElement(element, field);
      if (link) this.#link(link);
    } else if (name === 'img') this.#image(imageOfElement(element, field));
    else {
      const heading = headingOfElement(element, field);
      if (heading) this.#heading(heading);
    }
  }

  #nodes(block: BlockSubject<'basic'>): void {
    const { links, images, headings } = nodeSubjects(block);
    for (const link of links) this.#link(link);
    for (const image of images) this.#image(image);
    for (const heading of headings) this.#heading(heading);
  }

  #link(link: LinkSubject): void {
    this.#article.links.push(link);
    this.#show(this.#rules.link, link);
  }

  #image(image: ImageSubject): void {
    this.#article.images.push(image);
    this.#show(this.#rules.image, image);
  }

  #heading(heading: HeadingSubject): void {
    this.#article.headings.push(heading);
    this.#show(this.#rules.heading, heading);
  }

  #texts(texts: readonly TextSubject[]): void {
    for (const subject of texts) {
      this.#article.texts.push(subject);
      for (const { rule, visit } of this.#rules.text) {
        if (rule.textPattern && subject.text.search(rule.textPattern) === -1) continue;
        this.#look(rule, visit, subject);
      }
    }
  }

  #show<Subject extends Placed>(visitors: Visitors<Subject>, subject: Subject): void {
    for (const { rule, visit } of visitors) this.#look(rule, visit, subject);
  }

  #look<Subject extends Placed>(rule: Rule, visit: Visit<Subject>, subject: Subject): void {
    this.#findings.letLook(
      rule,
      (report) => visit(subject, report),
      () => subject.place(),
    );
  }
}

function htmlOf({ type, data }: BlockSubject): { html: string; at: string }[] {
  const fields: { html: string; at: string }[] = [];
  forEachText(data, htmlFields[type], (html, { pointer }) => fields.push({ html, at: `/data${pointer}` }));
  return fields;
}
