import type { JsonObject } from '#contracts/json/json.ts';
import type { TreeElement, TreeNode } from '../html/treeNodes.ts';
import type { AddNote, FromHtmlNote, NoteTopic } from './note.ts';

export interface NewBlock extends JsonObject {
  readonly type: string;
  readonly data: JsonObject;
}

/** Returned by a claim that turns an element into nothing. The claim has added a note. */
export const noBlock = Symbol('nothing');

export interface ReadPicture {
  readonly src?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface ClaimContext {
  html(nodes: readonly TreeNode[]): string;
  /** Nodes as one line of rich text, with line breaks where blocks were. */
  inlineHtml(nodes: readonly TreeNode[]): string;
  /** Nodes as plain text in one line, without what is struck out. */
  text(nodes: readonly TreeNode[]): string;
  blocks(nodes: readonly TreeNode[]): NewBlock[];
  /** Undefined for a tracking pixel. Adds a note if the address cannot be used. */
  picture(image: TreeElement): ReadPicture | undefined;
  /** Undefined for a disallowed address. */
  link(address: string | undefined): string | undefined;
  /** The following siblings, up to the next text. */
  readonly following: Iterable<TreeElement>;
  claim(sibling: TreeElement): void;
  note(kind: FromHtmlNote['kind'], topic: NoteTopic, about: string | readonly TreeNode[]): void;
}

/** HTML that a block type claims: `widgets/<type>/fromHtml.ts`, listed in `widgets/fromHtml.ts`. */
export interface BlockFromHtml {
  readonly type: string;
  /** CSS selector, without combinators and pseudo-classes, of the elements to try. */
  readonly selector: string;
  /** Undefined if the element is no such block. Must not change the element. */
  readonly read: (element: TreeElement, context: ClaimContext) => JsonObject | typeof noBlock | undefined;
  /** Changes the tree once before elements are claimed, such as the links to footnotes. */
  readonly prepare?: {
    /** Selects an element without which `prepare` has nothing to change. */
    readonly selector: string;
    readonly change: (nodes: TreeNode[], note: AddNote) => TreeNode[];
  };
}
