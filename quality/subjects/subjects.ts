import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import type { TrialFault } from '#transformer/checkByRendering/widgetTrial.ts';
import type { PreparedArticle, PreparedBlock } from '#transformer/preparedArticle.ts';
import type { Corpus } from '../corpus.ts';
import type { HtmlElement, HtmlTree, Range } from '../html/htmlTree.ts';
import type { Destination } from '../links/address.ts';
import type { Place } from '../place.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** What rules look at: valid content only, because parts with schema errors are removed first. */

/** The article with all its subjects. The lists are complete when article-level rules run. */
export interface ArticleSubject {
  /** Title, path, dates, byline and other article-level fields. */
  readonly envelope: PreparedArticle;
  /** The primary language tag in lower case; `en` by default. */
  readonly language: string;
  /** The date of the check. */
  readonly at: Date;
  /** The other articles; undefined if only this one is available. */
  readonly corpus: Corpus | undefined;
  readonly settings: SiteSettings;
  /** In reading order; a nested block follows its parent. */
  readonly blocks: readonly BlockSubject[];
  /** Top-level blocks only. */
  readonly topBlocks: readonly BlockSubject[];
  readonly fields: readonly HtmlSubject[];
  readonly texts: readonly TextSubject[];
  readonly links: readonly LinkSubject[];
  readonly images: readonly ImageSubject[];
  readonly headings: readonly HeadingSubject[];
  /** The fault of a block's trial rendering; undefined without widgets. */
  readonly trialOf: ((block: PreparedBlock) => TrialFault | undefined) | undefined;
  /** The ids on its page that links can target; undefined if block anchors are unknown. */
  anchors: () => readonly string[] | undefined;
  /** The article's blocks of one type, in reading order. */
  blocksOf<Type extends BlockType>(type: Type): BlockSubject<Type>[];
  /** The place of a field of the envelope by its JSON Pointer; of the article itself if it is empty. */
  place: (pointer?: string) => Place;
}

/** A block of the article, top-level or nested. */
export interface BlockSubject<Type extends BlockType = BlockType> {
  readonly article: ArticleSubject;
  /** As given by its author; '' if there is none. */
  readonly id: string;
  readonly type: Type;
  readonly data: BlockDataByType[Type];
  /** The enclosing block. */
  readonly parent: BlockSubject | undefined;
  readonly prepared: PreparedBlock;
  /** 0-based index of its top-level block among all blocks. */
  readonly position: number;
  /**
   * A place in the block.
   * @param at JSON Pointer inside the block, such as `/data/text`; empty for the block itself
   */
  place: (at?: string) => Place;
}

/** A field of HTML, parsed as browsers do. */
export interface HtmlSubject {
  readonly block: BlockSubject;
  readonly html: string;
  /** JSON Pointer inside the block. */
  readonly at: string;
  readonly tree: HtmlTree;
  /** The place of the field, or of a part of its text. */
  place: (within?: Range) => Place;
  /** The place of an element's opening tag. */
  placeOfTag: (element: HtmlElement) => Place;
  /** The text of an element, entities decoded. */
  textOf: (element: HtmlElement) => string;
}

/** An element in HTML, and its field. */
export interface ElementInField {
  element: HtmlElement;
  field: HtmlSubject;
}

/** A link and its target. */
export interface LinkSubject extends Destination {
  readonly article: ArticleSubject;
  /** The enclosing block; undefined for a link of the byline. */
  readonly block: BlockSubject | undefined;
  /** The address as its author wrote it, entities decoded. */
  readonly href: string;
  /** The link's text; undefined if the block's widget provides it. */
  readonly text: string | undefined;
  /** The `rel` in lower case; '' if there is none. */
  readonly rel: string;
  /** Set for a link in HTML. */
  readonly html: ElementInField | undefined;
  /** The place of the address. */
  place: () => Place;
}

/** An image anywhere in the article. */
export interface ImageSubject {
  readonly article: ArticleSubject;
  /** The enclosing block; undefined for the lead image and byline portraits. */
  readonly block: BlockSubject | undefined;
  readonly src: string;
  /** The text alternative as written; undefined if there is none. */
  readonly alt: string | undefined;
  /** Whether it has a field for a text alternative; another version of an image has none. */
  readonly takesAlt: boolean;
  /** Whether it is a portrait next to the person's name. */
  readonly isPortrait: boolean;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Set for an image in HTML. */
  readonly html: ElementInField | undefined;
  /** Name of the address field, such as `imgSrc`; `src` in HTML. */
  readonly field: string;
  /** The place of the address. */
  place: () => Place;
  /** The place of the text alternative, or where it would be added. */
  placeOfAlt: () => Place;
}

/** A heading by the author, as a block or an element. Headings that widgets add do not count. */
export interface HeadingSubject {
  readonly article: ArticleSubject;
  readonly block: BlockSubject;
  readonly level: number;
  readonly text: string;
  /** Set for a heading in HTML. */
  readonly html: ElementInField | undefined;
  /** The place of its text. */
  place: () => Place;
  /** The place of its level. */
  placeOfLevel: () => Place;
}

/** A visible text: a field, a text node, an `alt` or `title`, or a basic node's text. */
export interface TextSubject {
  readonly article: ArticleSubject;
  /** The enclosing block; undefined for a text of the envelope. */
  readonly block: BlockSubject | undefined;
  /** As written: entities are not decoded, so that positions match. */
  readonly text: string;
  /** The HTML field that contains it. */
  readonly html: HtmlSubject | undefined;
  /** The place of the text, or of a part of it. */
  place: (within?: Range) => Place;
}
