import type { JsonObject } from '#contracts/json/json.ts';
import type { TreeElement, TreeNode } from '../html/treeNodes.ts';
import type { FromHtmlNote, NoteTopic, TakeNote } from './note.ts';

/** A block without an id. */
export interface NewBlock extends JsonObject {
  readonly type: string;
  readonly data: JsonObject;
}

/** What a claim returns for an element that becomes nothing. It has taken a note of it. */
export const nothingFromHtml = Symbol('nothing');

/** What of a picture a block can hold. Each is absent where it is not known, or must not be used. */
export interface ReadPicture {
  readonly src?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface ClaimContext {
  /** Nodes as rich text: paragraphs, headings, lists, tables. */
  html(nodes: readonly TreeNode[]): string;
  /** Nodes as one line of rich text, with line breaks where blocks were. */
  inlineHtml(nodes: readonly TreeNode[]): string;
  /** Nodes as plain text in one line, without what is struck out. */
  text(nodes: readonly TreeNode[]): string;
  /** The blocks that nodes become. */
  blocks(nodes: readonly TreeNode[]): NewBlock[];
  /** What an `img` shows; undefined for a counting pixel. Takes a note where its address cannot be used. */
  picture(image: TreeElement): ReadPicture | undefined;
  /** An address as a block may hold it; undefined where it must not be used. */
  link(address: string | undefined): string | undefined;
  /** The elements behind this one, up to the next text between them. */
  readonly following: Iterable<TreeElement>;
  /** Says that the block holds one of {@link following} as well. */
  take(sibling: TreeElement): void;
  note(kind: FromHtmlNote['kind'], what: NoteTopic, about: string | readonly TreeNode[]): void;
}

/** The HTML that is a block type's own: `widgets/<type>/fromHtml.ts`, listed in `widgets/fromHtml.ts`. */
export interface BlockFromHtml {
  /** The type of the block that is made. */
  readonly type: string;
  /** The elements that may be a block of this type: a CSS selector without combinators and pseudo-classes. */
  readonly selector: string;
  /** The data of the block; undefined where the element is none after all. It must not change the element. */
  readonly read: (
    element: TreeElement,
    context: ClaimContext,
  ) => JsonObject | typeof nothingFromHtml | undefined;
  /** Changes the tree once before elements are claimed, such as the marks that lead to footnotes. */
  readonly prepare?: {
    /** Selects an element without which there is nothing to change. */
    readonly selector: string;
    readonly change: (nodes: TreeNode[], note: TakeNote) => TreeNode[];
  };
}
