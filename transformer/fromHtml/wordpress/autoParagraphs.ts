import { blockTag } from '../../html/meaningMarks.ts';
import {
  elementNamed,
  hasBlock,
  isBlankText,
  isElement,
  isText,
  pushAll,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';
import { isComment } from '../tree/walk.ts';

const blankLine = /\r?\n[^\S\n\u00a0]*\r?\n/;
const container = /^(?:blockquote|div|section|article|details|x-named)$/;

/**
 * Blank lines become paragraphs, and line ends line breaks, as in posts of WordPress's classic editor.
 * HTML with paragraphs stays.
 */
export function autoParagraphs(nodes: readonly TreeNode[]): TreeNode[] {
  const hasBlankLines = nodes.some(
    (node) => isText(node) && blankLine.test(node.data) && node.data.trim() !== '',
  );
  for (const node of nodes)
    if (isElement(node) && container.test(node.name)) {
      node.children = autoParagraphs(node.children);
      if (node.name === 'x-named' && node.children.some(hasBlock)) node.name = blockTag;
    }
  return hasBlankLines ? paragraphsOf(nodes) : [...nodes];
}

function paragraphsOf(nodes: readonly TreeNode[]): TreeNode[] {
  const made: TreeNode[] = [];
  let line: TreeNode[] = [];
  const endParagraph = (): void => {
    const content = withoutBlankEnds(line);
    if (content.length > 0) made.push(elementNamed('p', content));
    line = [];
  };
  for (const node of nodes) {
    if (isText(node)) {
      node.data.split(blankLine).forEach((part, index) => {
        if (index > 0) endParagraph();
        pushAll(line, linesOf(part));
      });
    } else if (isComment(node) || (isElement(node) && (hasBlock(node) || node.name === 'x-named'))) {
      endParagraph();
      made.push(node);
    } else line.push(node);
  }
  endParagraph();
  return made;
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
