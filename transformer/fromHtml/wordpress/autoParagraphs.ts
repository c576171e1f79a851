import { blockTag } from '../../html/meaningMarks.ts';
import {
  elementNamed,
  hasBlock,
  isBlankText,
  isBlock,
  isElement,
  isText,
  pushAll,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';
import { findAll } from '../tree/selector.ts';
import { isComment } from '../tree/walk.ts';

const blankLine = /\r?\n[^\S\n\u00a0]*\r?\n/;
const container = /^(?:blockquote|div|section|article|details|x-named)$/;

/** Their line ends are spaces, or are shown as they are. */
const asWritten = /^(?:h[1-6]|iframe|math|noscript|object|pre|script|select|style|svg|template|textarea)$/;
/** The classic editor stores elements with such styles alone. */
const storedStyle = /^(?:\s*(?:clear|padding-left|text-align)\s*:[^;]*(?:;|$))+\s*$/i;

/** Whether all paragraphs and line breaks are blank lines and line ends, as the classic editor stores them. */
export function isStoredText(nodes: readonly TreeNode[]): boolean {
  return findAll(nodes, 'p, br').every(({ attribs }) => storedStyle.test(attribs.style ?? ''));
}

/**
 * Blank lines become paragraphs, and line ends line breaks, as in posts of WordPress's classic editor.
 * In other HTML than stored text only where text between elements has a blank line.
 */
export function autoParagraphs(
  nodes: readonly TreeNode[],
  isStored = false,
  isWithinLine = false,
): TreeNode[] {
  const hasBlankLines = nodes.some(
    (node) => isText(node) && blankLine.test(node.data) && (isStored || node.data.trim() !== ''),
  );
  for (const node of nodes)
    if (isElement(node) && (isStored ? !asWritten.test(node.name) : container.test(node.name))) {
      node.children = autoParagraphs(node.children, isStored, !isBlock(node) && node.name !== 'x-named');
      if (node.name === 'x-named' && node.children.some(hasBlock)) node.name = blockTag;
    }
  if (hasBlankLines) return paragraphsOf(nodes);
  if (!isStored) return [...nodes];
  return isWithinLine
    ? nodes.flatMap((node) => (isText(node) ? linesOf(node.data) : node))
    : paragraphsOf(nodes, false);
}

function paragraphsOf(nodes: readonly TreeNode[], isWrapped = true): TreeNode[] {
  const made: TreeNode[] = [];
  let line: TreeNode[] = [];
  const endParagraph = (): void => {
    const content = withoutBlankEnds(line);
    if (content.length > 0) pushAll(made, isWrapped ? [elementNamed('p', content)] : content);
    line = [];
  };
  for (const node of nodes) {
    if (isText(node)) {
      node.data.split(blankLine).forEach((part, index) => {
        if (index > 0) endParagraph();
        pushAll(line, linesOf(part));
      });
    } else if (hasBlock(node) || (isWrapped && (isComment(node) || isNamed(node)))) {
      endParagraph();
      made.push(node);
    } else line.push(node);
  }
  endParagraph();
  return made;
}

function isNamed(node: TreeNode): boolean {
  return isElement(node) && node.name === 'x-named';
}

function linesOf(text: string): TreeNode[] {
  return text
    .split(/\r?\n/)
    .flatMap((each, index) => [...(index > 0 ? [elementNamed('br')] : []), textNode(each)]);
}

function withoutBlankEnds(line: readonly TreeNode[]): TreeNode[] {
  const first = line.findIndex((node) => !isBlank(node));
  return first === -1 ? [] : line.slice(first, line.findLastIndex((node) => !isBlank(node)) + 1);
}

function isBlank(node: TreeNode): boolean {
  return (
    (isText(node) && node.data.trim() === '') || (isElement(node) && node.name === 'br') || isBlankText(node)
  );
}
