import type { RichTextKind } from '../html/textElements.ts';
import { elementNamed, isElement, type TreeElement, type TreeNode, textNode } from '../html/treeNodes.ts';
import { type FromHtmlNote, Notes } from './note.ts';
import { headingsOf } from './read/headings.ts';
import { withPlainItems } from './read/list.ts';
import { lineOf, type ProseOptions, proseOf } from './read/prose.ts';
import { withLinesInCells } from './read/table.ts';
import { sourceTreeOf } from './sourceTree.ts';
import { TooDeepError } from './tree/parseTree.ts';
import { writeTree } from './tree/writeTree.ts';

/** For one rich text field. Content that needs a separate block is left out, with a note. */
export function richTextFromHtml(
  html: string,
  kind: RichTextKind,
): { html: string; notes: readonly FromHtmlNote[] } {
  const notes = new Notes(() => 0);
  try {
    const { nodes } = sourceTreeOf(html, notes);
    const { levelOf } = headingsOf(nodes, notes.add);
    const options: ProseOptions = {
      note: notes.add,
      levelOf,
      anchorOf: () => undefined,
      claim({ name, attribs, at }) {
        if (name === 'img') notes.add('lost', 'picture-apart', attribs.alt ?? '', at);
        return name === 'img';
      },
    };
    const written =
      kind === 'inline'
        ? lineOf(nodes, options)
        : proseOf(nodes, options).flatMap((node) => lined(node, notes));
    return { html: writeTree(written), notes: notes.all };
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    notes.add('lost', 'too-deep', '');
    return { html: '', notes: notes.all };
  }
}

function lined(node: TreeNode, notes: Notes): TreeNode[] {
  if (!isElement(node)) return [node];
  if (node.name === 'p' && node.children.length === 0) return [];
  if (node.name === 'ul' || node.name === 'ol') return [withPlainItems(node)];
  if (node.name !== 'table') return [node];
  notes.add('look', 'table-text', '');
  return rowsIn(withLinesInCells(node)).map((row) => elementNamed('p', joined(row)));
}

function joined({ name, children }: TreeElement): TreeNode[] {
  if (name === 'caption') return children;
  return children
    .filter(isElement)
    .flatMap((cell, index) => [...(index === 0 ? [] : [textNode(', ')]), ...cell.children]);
}

function rowsIn({ children }: TreeElement): TreeElement[] {
  return children
    .filter(isElement)
    .flatMap((child) => (child.name === 'tr' || child.name === 'caption' ? [child] : rowsIn(child)));
}
