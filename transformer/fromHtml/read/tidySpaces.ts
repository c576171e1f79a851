import {
  isBlock,
  isElement,
  isText,
  type TreeElement,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';

interface Line {
  last: { readonly siblings: TreeNode[]; readonly at: number; readonly text: string } | undefined;
  isAfterBlank: boolean;
}

/**
 * Collapses white space as browsers do. No-break spaces stay between words, and are blanks next to others.
 * Preformatted text stays.
 */
export function withTidySpaces(nodes: readonly TreeNode[]): TreeNode[] {
  const line: Line = { last: undefined, isAfterBlank: true };
  const tidied = tidy(nodes, line);
  endLine(line);
  return withoutOuterBreaks(tidied);
}

function tidy(nodes: readonly TreeNode[], line: Line): TreeNode[] {
  const out: TreeNode[] = [];
  for (const node of nodes) {
    if (isText(node)) {
      const text = tidyText(node.data, line.isAfterBlank);
      if (text === '') continue;
      out.push(textNode(text));
      line.last = { siblings: out, at: out.length - 1, text };
      line.isAfterBlank = text.endsWith(' ');
    } else if (isElement(node)) tidyElement(node, line, out);
  }
  return out;
}

function tidyElement(element: TreeElement, line: Line, out: TreeNode[]): void {
  if (element.name === 'pre') {
    endLine(line);
    out.push(element);
    return;
  }
  const isEdge = element.name === 'br' || isBlock(element);
  if (isEdge) endLine(line);
  if (element.name === 'img') Object.assign(line, { last: undefined, isAfterBlank: false });
  const children = tidy(element.children, line);
  if (isEdge) endLine(line);
  element.children = isEdge ? withoutOuterBreaks(children) : children;
  out.push(element);
}

function endLine(line: Line): void {
  const { last } = line;
  if (last?.text.endsWith(' ')) last.siblings[last.at] = textNode(last.text.slice(0, -1));
  line.last = undefined;
  line.isAfterBlank = true;
}

function tidyText(text: string, isAfterBlank: boolean): string {
  const one = /[\t\n\f\r\u00a0]| {2}/.test(text)
    ? text
        .replace(/[\t\n\f\r ]+/g, ' ')
        .replace(/ ?\u00a0[\u00a0 ]+| \u00a0/g, ' ')
        .replace(/^\u00a0$/, ' ')
    : text;
  return isAfterBlank ? one.replace(/^[ \u00a0]/, '') : one;
}

function withoutOuterBreaks(nodes: readonly TreeNode[]): TreeNode[] {
  const isBlankOrBreak = (node: TreeNode): boolean =>
    (isText(node) && node.data.trim() === '') || (isElement(node) && node.name === 'br');
  const start = nodes.findIndex((node) => !isBlankOrBreak(node));
  return start === -1 ? [] : nodes.slice(start, nodes.findLastIndex((node) => !isBlankOrBreak(node)) + 1);
}
