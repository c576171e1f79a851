import { isBlockType } from '../schemas/catalogue.ts';
import { htmlFields, imageFields } from '../schemas/generated/htmlFields.ts';
import { innerBlocks } from '../transformer/blockTree.ts';
import { forEachText } from '../transformer/fieldValues.ts';
import type { PreparedArticle, PreparedBlock } from '../transformer/preparedArticle.ts';
import type { Problem } from '../transformer/problem.ts';
import type { BrokenPlaces } from './brokenPlaces.ts';
import { Findings } from './findings.ts';
import type { HtmlElement } from './html/htmlTree.ts';
import { signsOfLink } from './links/linkSigns.ts';
import type { Place } from './place.ts';
import type { Rule } from './rule.ts';
import { type RuleSet, ruleSetOf, type SignVisitor, type Visitors } from './ruleSet.ts';
import { articleSubject, type Surroundings, type VisitedArticle } from './subjects/articleSubject.ts';
import { blockSubject } from './subjects/blockSubject.ts';
import { headingNames, headingOfElement, imageOfElement, linkOfElement } from './subjects/elementSubjects.ts';
import { envelopeSubjects } from './subjects/envelopeSubjects.ts';
import { fieldImage, fieldLink, headingOfBlock, readerLinkFields } from './subjects/fieldSubjects.ts';
import { HtmlField } from './subjects/htmlSubject.ts';
import { isBasic, nodeSubjects } from './subjects/nodeSubjects.ts';
import {
  type TextSource,
  type VisitText,
  visitTextsOfBlock,
  visitTextsOfEnvelope,
  visitTextsOfHtml,
} from './subjects/texts.ts';
import type {
  ArticleSubject,
  BlockSubject,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './subjects.ts';

/**
 * Runs content rules over a valid article, all in one pass: each block, field, element, link and picture is met once
 * and shown to the rules that asked for its kind, and at last the article as a whole.
 */
export function runRules(article: PreparedArticle, rules: readonly Rule[], around: Surroundings): Problem[] {
  return new Run(article, ruleSetOf(rules), around).run();
}

/**
 * Elements of HTML in an article, beyond which further fields are not looked at. The longest real articles have a
 * thousand; the sanitiser and the rules take microseconds for each.
 */
const maxElements = 20_000;

const none: readonly never[] = [];

/**
 * The loops that run for every text, element and link count by index: `for…of` takes eight times as long in code that
 * the engine has not optimised to the last, which most of a run is.
 */
class Run {
  readonly #rules: RuleSet;
  readonly #findings: Findings;
  readonly #article: VisitedArticle;
  readonly #broken: BrokenPlaces;
  /** Looking through every text takes time, so it is done only where a rule asks for them. */
  readonly #readsTexts: boolean;
  #elements = 0;
  /** What its texts show. */
  #signs = 0;

  constructor(article: PreparedArticle, rules: RuleSet, around: Surroundings) {
    this.#rules = rules;
    this.#readsTexts = rules.readsTexts;
    this.#findings = new Findings(article.path, around.broken);
    this.#article = articleSubject(article, around);
    this.#broken = around.broken;
  }

  run(): Problem[] {
    const article = this.#article;
    const { links, images } = envelopeSubjects(article);
    for (const link of links) this.#link(link);
    for (const image of images) this.#image(image);
    if (this.#readsTexts) visitTextsOfEnvelope(article, this.#text);
    for (const [position, block] of article.envelope.blocks.entries()) this.#prepared(block, position);
    this.#showWithSigns(this.#rules.article, this.#signs, article, placeOfArticle);
    return this.#findings.problems;
  }

  #prepared(prepared: PreparedBlock, position: number, parent?: BlockSubject): void {
    const { type, rejection } = prepared;
    if (rejection || !isBlockType(type)) return;
    this.#block(blockSubject(this.#article, type, { prepared, position, parent }));
  }

  #block(block: BlockSubject): void {
    this.#article.blocks.push(block);
    if (!block.parent) this.#article.topBlocks.push(block);
    if (this.#broken.isEmpty || !this.#broken.areIn(`${block.place().pointer}/data`)) {
      this.#show(this.#rules.blocks.get(block.type) ?? [], block, placeOfSubject);
      this.#show(this.#rules.anyBlock, block, placeOfSubject);
    }
    const heading = headingOfBlock(block);
    if (heading) this.#heading(heading);
    this.#fields(block);
    if (this.#readsTexts) visitTextsOfBlock(block, this.#text);
    if (isBasic(block)) this.#nodes(block);
    for (const inner of innerBlocks(block.prepared)) this.#prepared(inner, block.position, block);
  }

  #fields(block: BlockSubject): void {
    const { type, data } = block;
    forEachText(data, imageFields[type], (src, place) => this.#image(fieldImage(block, src, place)));
    forEachText(data, readerLinkFields(type), (href, place) => this.#link(fieldLink(block, href, place)));
    forEachText(data, htmlFields[type], (html, { pointer }) =>
      this.#html(new HtmlField(block, html, `/data${pointer}`, this.#rules.textSigns)),
    );
  }

  #html(field: HtmlField): void {
    if (this.#elements > maxElements && !field.isPlain) {
      this.#findings.addTooManyElements(field.place(), maxElements);
      return;
    }
    const elements = field.isPlain ? none : field.tree.elements;
    this.#elements += elements.length;
    this.#article.fields.push(field);
    if (this.#readsTexts) visitTextsOfHtml(field, this.#text);
    this.#showWithSigns(this.#rules.html, field.signs, field, placeOfSubject);
    if (field.isPlain) return;
    if (field.isMended) this.#show(this.#rules.mendedHtml, field, placeOfSubject);
    for (let index = 0; index < elements.length; index++) {
      const element = elements[index];
      if (element) this.#element(element, field);
    }
  }

  #element(element: HtmlElement, field: HtmlSubject): void {
    const { name } = element;
    const visitors = this.#rules.elements.get(name) ?? none;
    for (let index = 0; index < visitors.length; index++) {
      const visitor = visitors[index];
      if (visitor) this.#findings.showElement(visitor.rule, visitor.visit, element, field);
    }
    if (name === 'a') {
      const link = linkOfElement(element, field);
      if (link) this.#link(link);
    } else if (name === 'img') this.#image(imageOfElement(element, field));
    else if (headingNames.has(name)) this.#heading(headingOfElement(element, field));
  }

  #nodes(block: BlockSubject<'basic'>): void {
    const { links, images, headings } = nodeSubjects(block);
    for (const link of links) this.#link(link);
    for (const image of images) this.#image(image);
    for (const heading of headings) this.#heading(heading);
  }

  #link(link: LinkSubject): void {
    this.#article.links.push(link);
    const visitors = this.#rules.link[signsOfLink(link)];
    if (visitors) this.#show(visitors, link, placeOfSubject);
  }

  #image(image: ImageSubject): void {
    this.#article.images.push(image);
    this.#show(this.#rules.image, image, placeOfSubject);
  }

  #heading(heading: HeadingSubject): void {
    this.#article.headings.push(heading);
    this.#show(this.#rules.heading, heading, placeOfSubject);
  }

  /** Shows a text to the rules for which it has signs. */
  readonly #text: VisitText = (text, start, end, source) => {
    const signs = this.#rules.textSigns.read(text, start, end);
    if (signs === 0) return;
    this.#signs |= signs;
    if (source.field) source.field.signs |= signs;
    this.#showText(signs, text, start, end, source);
  };

  #showText(signs: number, text: string, start: number, end: number, source: TextSource): void {
    const { text: visitors } = this.#rules;
    let subject: TextSubject | undefined;
    for (let index = 0; index < visitors.length; index++) {
      const visitor = visitors[index];
      if (!visitor || !isFor(visitor, signs)) continue;
      subject ??= source.subjectOf(text, start, end);
      this.#findings.show(visitor.rule, visitor.visit, subject, placeOfSubject);
    }
  }

  /** Shows a subject to the rules for which its texts have signs. */
  #showWithSigns<Subject>(
    visitors: readonly SignVisitor<Subject>[],
    signs: number,
    subject: Subject,
    placeOf: (subject: Subject) => Place,
  ): void {
    for (let index = 0; index < visitors.length; index++) {
      const visitor = visitors[index];
      if (!visitor || !isFor(visitor, signs)) continue;
      this.#findings.show(visitor.rule, visitor.visit, subject, placeOf);
    }
  }

  #show<Subject>(visitors: Visitors<Subject>, subject: Subject, placeOf: (subject: Subject) => Place): void {
    for (let index = 0; index < visitors.length; index++) {
      const visitor = visitors[index];
      if (visitor) this.#findings.show(visitor.rule, visitor.visit, subject, placeOf);
    }
  }
}

/** Whether a rule names none of the signs that texts can show, or one that these do. */
function isFor({ sign }: { sign: number }, signs: number): boolean {
  return sign === 0 || (signs & sign) !== 0;
}

function placeOfSubject(subject: { place: () => Place }): Place {
  return subject.place();
}

function placeOfArticle(article: ArticleSubject): Place {
  return article.place('');
}
