import { elementOf } from '../../html/elements.ts';
import {
  elementNamed,
  hasBlock,
  isBlankText,
  isElement,
  isText,
  type TreeElement,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';
import type { Notes } from '../note.ts';
import { writeTree } from '../tree/writeTree.ts';
import type { Headings } from './headings.ts';
import { headText } from './headText.ts';
import { listData, withPlainItems } from './list.ts';
import { tableData, withBoldHead, withLinesInCells } from './table.ts';
import type { TextBlocks } from './textBlocks.ts';

/**
 * Adds tidied prose: a matching block type if there is one, else rich text.
 * @param source the node before it was tidied: notes have its position
 */
export function addProse(
  node: TreeNode,
  source: TreeNode | undefined,
  out: TextBlocks,
  { notes, headings }: { readonly notes: Notes; readonly headings: Headings },
): void {
  if (!isElement(node)) {
    if (!isBlankText(node)) out.addText(`<p>${writeTree([node])}</p>`);
    return;
  }
  const { name, children } = node;
  const at = source && isElement(source) ? source.at : undefined;
  const isEmpty = name !== 'hr' && children.length === 0;
  if (isEmpty) return;
  if (/^h[2-4]$/.test(name)) {
    const text = headText(children, notes.add, at);
    if (text === '') return;
    out.addBlocks([headings.block(text, Number(name[1]), source)]);
  } else if (name === 'ul' || name === 'ol') {
    const lists = listData(withPlainItems(node));
    if (lists) out.addBlocks(lists.map((data) => ({ type: 'list', data })));
    else out.addText(writeTree([node]));
  } else if (name === 'table') {
    const tables = tableData(withBoldHead(withLinesInCells(node), notes.add), notes.add);
    if (tables) out.addBlocks(tables.map((data) => ({ type: 'table', data })));
    else out.addSeparateText(writeTree([node]));
  } else if (name === 'dl') out.addText(termsOf(node));
  else if (name === 'pre' && !isAligned(node)) out.addText(writeTree(withLineBreaks([node])));
  else if (name === 'details' || name === 'pre' || name === 'figure') out.addSeparateText(writeTree([node]));
  else if (name === 'blockquote') out.addText(writeTree([withParagraphs(node)]));
  else if (elementOf(name).level === 'block') out.addText(writeTree([node]));
  else out.addText(`<p>${writeTree([node])}</p>`);
}

function isAligned(element: TreeElement): boolean {
  return /\S(?: {2,}|\t)|^ /m.test(rawTextOf(element.children).trimEnd());
}

function rawTextOf(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? rawTextOf(node.children) : isText(node) ? node.data : ''))
    .join('');
}

function withLineBreaks(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node, index): TreeNode[] => {
    if (isElement(node)) {
      const name = node.name === 'pre' ? 'p' : node.name;
      return [elementNamed(name, withLineBreaks(node.children), node.attribs)];
    }
    if (!isText(node)) return [];
    const isLast = index === nodes.length - 1;
    return (isLast ? node.data.trimEnd() : node.data)
      .split('\n')
      .flatMap((line, at) => (at === 0 ? [textNode(line)] : [elementNamed('br'), textNode(line)]));
  });
}

function withParagraphs(quotation: TreeElement): TreeElement {
  const out: TreeNode[] = [];
  let isOpen = false;
  for (const node of quotation.children) {
    const last = out.at(-1);
    if (hasBlock(node)) {
      out.push(node);
      isOpen = false;
    } else if (isOpen && last && isElement(last)) last.children.push(node);
    else if (!isBlankText(node)) {
      out.push(elementNamed('p', [node]));
      isOpen = true;
    }
  }
  return { ...quotation, children: out };
}

/** Description lists become paragraphs: the text control has no such lists. */
function termsOf({ children }: TreeElement): string {
  return children
    .filter(isElement)
    .map(({ name, children: content }) => {
      if (name === 'dt') return `<p><strong>${writeTree(content)}</strong></p>`;
      return content.some(hasBlock) ? writeTree(content) : `<p>${writeTree(content)}</p>`;
    })
    .join('');
}
