import { elementOf } from './elements.ts';
import { blockMark, blockTag, meaningAttribute, writtenName } from './meaningMarks.ts';

export interface TreeNode {
  readonly type: string;
}

export interface TreeElement extends TreeNode {
  name: string;
  attribs: Record<string, string>;
  children: TreeNode[];
  /** Offset in the HTML, in UTF-16 units; undefined if the parser does not report it. */
  readonly at?: number;
}

export interface TreeText extends TreeNode {
  readonly data: string;
}

export function hasBlock(node: TreeNode): boolean {
  return isElement(node) && (isBlock(node) || node.children.some(hasBlock));
}

export function isBlock({ name, attribs }: TreeElement): boolean {
  return (
    name === blockTag ||
    elementOf(writtenName(name)).level === 'block' ||
    (attribs[meaningAttribute]?.split(' ').includes(blockMark) ?? false)
  );
}

/** A span matters only by its attributes. */
export function isBareSpan({ name, attribs }: TreeElement): boolean {
  return name === 'span' && Object.keys(attribs).length === 0;
}

export function isElement(node: TreeNode): node is TreeElement {
  return node.type === 'tag';
}

export function isText(node: TreeNode): node is TreeText {
  return node.type === 'text';
}

export function isBlankText(node: TreeNode): node is TreeText {
  return isText(node) && node.data.trim() === '' && !node.data.includes('\u00A0');
}

/** There may be more nodes than a function takes as arguments. */
export function pushAll(nodes: TreeNode[], more: readonly TreeNode[]): void {
  for (const node of more) nodes.push(node);
}

export function withChildren(element: TreeElement, children: TreeNode[]): TreeElement {
  element.children = children;
  return element;
}

export function elementNamed(
  name: string,
  children: TreeNode[] = [],
  attribs: Record<string, string> = {},
): TreeElement {
  return { type: 'tag', name, attribs, children };
}

export function textNode(data: string): TreeText {
  return { type: 'text', data };
}
