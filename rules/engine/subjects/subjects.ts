import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import type { PreparedArticle, PreparedBlock } from '#transformer/article/preparedArticle.ts';
import type { TrialFault } from '#transformer/checkByRendering/widgetTrial.ts';
import type { Corpus } from '../corpus.ts';
import type { HtmlElement, HtmlTree, Range } from '../html/htmlTree.ts';
import type { Destination } from '../links/address.ts';
import type { Place } from '../place.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** What rules look at: valid content only, because parts with schema errors are removed first. */

/** The article with all its subjects. The lists are complete when article-level rules run. */
export interface ArticleSubject {
  readonly envelope: PreparedArticle;
  readonly language: string;
  readonly at: Date;
  readonly corpus: Corpus | undefined;
  readonly settings: SiteSettings;
  /** In reading order; a nested block follows its parent. */
  readonly blocks: readonly BlockSubject[];
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
  blocksOf<Type extends BlockType>(type: Type): BlockSubject<Type>[];
  /** The place of a field of the envelope by its JSON Pointer; of the article itself if it is empty. */
  place: (pointer?: string) => Place;
}

export interface BlockSubject<Type extends BlockType = BlockType> {
  readonly article: ArticleSubject;
  readonly id: string;
  readonly type: Type;
  readonly data: BlockDataByType[Type];
  readonly parent: BlockSubject | undefined;
  readonly prepared: PreparedBlock;
  /** 0-based index of its top-level block among all blocks. */
  readonly position: number;
  /** @param at JSON Pointer inside the block, such as `/data/text`; empty for the block itself */
  place: (at?: string) => Place;
}

export interface HtmlSubject {
  readonly block: BlockSubject;
  readonly html: string;
  readonly at: string;
  readonly tree: HtmlTree;
  place: (within?: Range) => Place;
  placeOfTag: (element: HtmlElement) => Place;
  textOf: (element: HtmlElement) => string;
}

export interface ElementInField {
  element: HtmlElement;
  field: HtmlSubject;
}

export interface LinkSubject extends Destination {
  readonly article: ArticleSubject;
  readonly block: BlockSubject | undefined;
  /** The address as its author wrote it, entities decoded. */
  readonly href: string;
  /** The link's text; undefined if the block's widget provides it. */
  readonly text: string | undefined;
  readonly rel: string;
  readonly html: ElementInField | undefined;
  place: () => Place;
}

export interface ImageSubject {
  readonly article: ArticleSubject;
  readonly block: BlockSubject | undefined;
  readonly src: string;
  readonly alt: string | undefined;
  /** Whether it has a field for a text alternative; another version of an image has none. */
  readonly takesAlt: boolean;
  readonly isPortrait: boolean;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly html: ElementInField | undefined;
  readonly field: string;
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
  readonly html: ElementInField | undefined;
  place: () => Place;
  placeOfLevel: () => Place;
}

/** A visible text: a field, a text node, an `alt` or `title`, or a basic node's text. */
export interface TextSubject {
  readonly article: ArticleSubject;
  readonly block: BlockSubject | undefined;
  /** As written: entities are not decoded, so that positions match. */
  readonly text: string;
  readonly html: HtmlSubject | undefined;
  place: (within?: Range) => Place;
}
