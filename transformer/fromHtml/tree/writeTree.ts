import { isAllowedAttribute, isAllowedTag } from '../../html/allowList.ts';
import { elementOf } from '../../html/elements.ts';
import { escapeText, writtenAttributes } from '../../html/escape.ts';
import { inOneLine, linesOfHtml, shownTextOfHtml, textOfHtml } from '../../html/textOfHtml.ts';
import { isElement, isText, type TreeNode } from '../../html/treeNodes.ts';

export function writeTree(nodes: readonly TreeNode[]): string {
  return written(nodes, true);
}

export function textOfTree(nodes: readonly TreeNode[], { withStruck = false } = {}): string {
  if (nodes.every(isText)) return inOneLine(nodes.map(({ data }) => data).join(''));
  const html = written(nodes, false);
  return withStruck ? shownTextOfHtml(html) : textOfHtml(html);
}

/** The text like {@link textOfTree}, in a line for each row of text between block tags. */
export function linesOfTree(nodes: readonly TreeNode[]): string[] {
  return linesOfHtml(written(nodes, false)).map(inOneLine);
}

function written(nodes: readonly TreeNode[], withAttributes: boolean): string {
  const pieces: string[] = [];
  write(pieces, nodes, withAttributes);
  return pieces.join('');
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
