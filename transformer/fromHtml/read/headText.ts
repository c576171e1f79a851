import { isElement, isText, type TreeNode, textNode } from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { findAll } from '../tree/selector.ts';
import { textOfTree } from '../tree/writeTree.ts';

/**
 * A heading's plain text. A line break between numbers becomes a slash: "Age 1" and "2 mg" must not become
 * "1 2 mg". Struck-out text and links are removed, with a note.
 */
export function headText(nodes: readonly TreeNode[], note: AddNote, at?: number): string {
  noteStruck(nodes, note, at);
  for (const link of findAll(nodes, 'a[href]')) {
    const { href = '' } = link.attribs;
    if (!href.startsWith('#')) note('lost', 'heading-link', `${textOfTree([link])}: ${href}`, at);
  }
  return textOfTree(withSlashes(nodes));
}

export function noteStruck(nodes: readonly TreeNode[], note: AddNote, at: number | undefined): void {
  const lettersOf = (text: string): number => text.replace(/\s/g, '').length;
  const shown = textOfTree(nodes, { withStruck: true });
  if (lettersOf(shown) > lettersOf(textOfTree(nodes))) note('lost', 'struck', shown, at);
}

function withSlashes(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node, index) => {
    if (!isElement(node)) return node;
    if (node.name !== 'br') return { ...node, children: withSlashes(node.children) };
    const previous = nodes[index - 1];
    const next = nodes[index + 1];
    const isBetweenNumbers =
      previous &&
      next &&
      isText(previous) &&
      isText(next) &&
      /\d\s*$/.test(previous.data) &&
      /^\s*\d/.test(next.data);
    return isBetweenNumbers ? textNode(' / ') : node;
  });
}
