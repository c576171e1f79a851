import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import type { TrialFault } from '#transformer/checkByRendering/widgetTrial.ts';
import type { PreparedArticle, PreparedBlock } from '#transformer/preparedArticle.ts';
import type { Corpus } from '../corpus.ts';
import type { HtmlElement, HtmlTree, Range } from '../html/htmlTree.ts';
import type { Destination } from '../links/address.ts';
import type { Place } from '../place.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** What rules look at. All of it is valid content: what broke a schema is gone. */

/** The article with all that was met in it. The lists are whole when the rules for the article as a whole run. */
export interface ArticleSubject {
  /** Title, path, dates, byline and the rest around the blocks. */
  readonly envelope: PreparedArticle;
  /** The language that it is written in, in small letters and without its region; English where it does not say. */
  readonly language: string;
  /** The day that the check is made for. */
  readonly at: Date;
  /** The other articles; undefined where only this one is at hand. */
  readonly corpus: Corpus | undefined;
  readonly settings: SiteSettings;
  /** In reading order; a block that stands in another one comes behind that. */
  readonly blocks: readonly BlockSubject[];
  /** Those of them that stand in no other one. */
  readonly topBlocks: readonly BlockSubject[];
  readonly fields: readonly HtmlSubject[];
  readonly texts: readonly TextSubject[];
  readonly links: readonly LinkSubject[];
  readonly images: readonly ImageSubject[];
  readonly headings: readonly HeadingSubject[];
  /** What is wrong with a block once its widget is tried on it; undefined where no widgets are at hand. */
  readonly trialOf: ((block: PreparedBlock) => TrialFault | undefined) | undefined;
  /** The ids on its page that links may lead to; undefined where nobody said which blocks have some. */
  anchors: () => readonly string[] | undefined;
  /** The article's blocks of one type, in reading order. */
  blocksOf<Type extends BlockType>(type: Type): BlockSubject<Type>[];
  /** The place of a field of the envelope, by its JSON Pointer; '' or nothing for the article itself. */
  place: (pointer?: string) => Place;
}

/** A block of the article, at the top or inside another one. */
export interface BlockSubject<Type extends BlockType = BlockType> {
  readonly article: ArticleSubject;
  /** As its author gave it; '' where there is none. */
  readonly id: string;
  readonly type: Type;
  readonly data: BlockDataByType[Type];
  /** The block it stands in. */
  readonly parent: BlockSubject | undefined;
  /** The block itself. */
  readonly prepared: PreparedBlock;
  /** 0-based number, among all, of the top-level block that it is or stands in. */
  readonly position: number;
  /**
   * The place of something in the block.
   *
   * @param at JSON Pointer inside the block, such as `/data/text`; '' or nothing for the block itself
   */
  place: (at?: string) => Place;
}

/** A field of HTML, read as browsers read it. */
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

/** A link, wherever it stands, and where it leads. */
export interface LinkSubject extends Destination {
  readonly article: ArticleSubject;
  /** The block it stands in; none for one of the byline. */
  readonly block: BlockSubject | undefined;
  /** The address as its author wrote it, entities decoded. */
  readonly href: string;
  /** The link's text; undefined where the block's widget gives it one. */
  readonly text: string | undefined;
  /** What the link says of itself, in small letters; '' where it says nothing. */
  readonly rel: string;
  /** For a link in HTML. */
  readonly html: ElementInField | undefined;
  /** The place of the address. */
  place: () => Place;
}

/** A picture, wherever it stands. */
export interface ImageSubject {
  readonly article: ArticleSubject;
  /** The block it stands in; none for the lead picture and for portraits of the byline. */
  readonly block: BlockSubject | undefined;
  readonly src: string;
  /** The text alternative as it is written; undefined where there is none. */
  readonly alt: string | undefined;
  /** Whether there is a place for a text alternative: another version of a picture has none of its own. */
  readonly takesAlt: boolean;
  /** Whether it is the portrait of a person whose name stands beside it. */
  readonly isPortrait: boolean;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** For a picture in HTML. */
  readonly html: ElementInField | undefined;
  /** Name of the field that holds the address, such as `imgSrc`; `src` in HTML. */
  readonly field: string;
  /** The place of the address. */
  place: () => Place;
  /** The place of the text alternative, or of where it would stand. */
  placeOfAlt: () => Place;
}

/** A heading that the author wrote, as a block or as an element. Those that widgets add are none. */
export interface HeadingSubject {
  readonly article: ArticleSubject;
  readonly block: BlockSubject;
  readonly level: number;
  readonly text: string;
  /** For a heading in HTML. */
  readonly html: ElementInField | undefined;
  /** The place of its text. */
  place: () => Place;
  /** The place of its level. */
  placeOfLevel: () => Place;
}

/** A text that readers see: a field, a text between two tags of HTML or in an `alt` or `title`, or one among basic nodes. */
export interface TextSubject {
  readonly article: ArticleSubject;
  /** The block it stands in; none for a text of the envelope. */
  readonly block: BlockSubject | undefined;
  /** As it is written: in HTML, entities are not decoded, so that positions hold. */
  readonly text: string;
  /** The field of HTML that it is part of. */
  readonly html: HtmlSubject | undefined;
  /** The place of the text, or of a part of it. */
  place: (within?: Range) => Place;
}
