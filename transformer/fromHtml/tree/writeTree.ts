import { escapeText, writtenAttributes } from '../../escape.ts';
import { isAllowedAttribute, isAllowedTag } from '../../html/allowList.ts';
import { elementOf } from '../../html/elements.ts';
import { inOneLine, shownTextOfHtml, textOfHtml } from '../../html/textOfHtml.ts';
import { isElement, isText, type TreeNode } from '../../html/treeNodes.ts';

export function writeTree(nodes: readonly TreeNode[]): string {
  const pieces: string[] = [];
  write(pieces, nodes, true);
  return pieces.join('');
}

export function textOfTree(nodes: readonly TreeNode[], { withStruck = false } = {}): string {
  if (nodes.every(isText)) return inOneLine(nodes.map(({ data }) => data).join(''));
  const pieces: string[] = [];
  write(pieces, nodes, false);
  const html = pieces.join('');
  return withStruck ? shownTextOfHtml(html) : textOfHtml(html);
}

function write(pieces: string[], nodes: readonly TreeNode[], withAttributes: boolean): void {
  for (const node of nodes) {
    if (isText(node)) pieces.push(escapeText(node.data));
    if (!isElement(node)) continue;
    const { name, attribs, children } = node;
    // Defence in depth: element names from other steps must be on the allow-list.
    if (withAttributes && !isAllowedTag(name)) {
      write(pieces, children, withAttributes);
      continue;
    }
    pieces.push('<', name);
    if (withAttributes) {
      const allowed = Object.entries(attribs).filter(([attribute]) => isAllowedAttribute(name, attribute));
      if (allowed.length > 0) pieces.push(writtenAttributes(Object.fromEntries(allowed)));
    }
    pieces.push('>');
    if (elementOf(name).isVoid) continue;
    write(pieces, children, withAttributes);
    pieces.push('</', name, '>');
  }
}
