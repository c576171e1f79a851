import { isElement, isText, type TreeNode, textNode } from '../../html/treeNodes.ts';
import type { TakeNote } from '../note.ts';
import { findAll } from '../tree/selector.ts';
import { textOfTree } from '../tree/writeTree.ts';

/**
 * Nodes as a heading of plain text: raised digits stay raised. A line break between two numbers becomes a slash, so that "Age 1" and
 * "2 mg" are not read as "1 2 mg". What is struck out and links go, with a note.
 */
export function headText(nodes: readonly TreeNode[], note: TakeNote, at?: number): string {
  noteStruck(nodes, note, at);
  for (const link of findAll(nodes, 'a[href]')) {
    const { href = '' } = link.attribs;
    if (!href.startsWith('#')) note('lost', 'heading-link', `${textOfTree([link])}: ${href}`, at);
  }
  return textOfTree(withSlashes(nodes));
}

/** Takes a note of nodes that become plain text, if some of it is struck out. */
export function noteStruck(nodes: readonly TreeNode[], note: TakeNote, at: number | undefined): void {
  const lettersOf = (text: string): number => text.replace(/\s/g, '').length;
  const shown = textOfTree(nodes, { withStruck: true });
  if (lettersOf(shown) > lettersOf(textOfTree(nodes))) note('lost', 'struck', shown, at);
}

function withSlashes(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node, index) => {
    if (!isElement(node)) return node;
    if (node.name !== 'br') return { ...node, children: withSlashes(node.children) };
    const before = nodes[index - 1];
    const after = nodes[index + 1];
    const isBetweenNumbers =
      before &&
      after &&
      isText(before) &&
      isText(after) &&
      /\d\s*$/.test(before.data) &&
      /^\s*\d/.test(after.data);
    return isBetweenNumbers ? textNode(' / ') : node;
  });
}
