import { find } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { isElement, isText, type TreeNode, textNode } from '#transformer/html/treeNodes.ts';

const creditElement = '.media-credit, .wp-media-credit, .image-credit, .photo-credit, .credit';
/** What begins a credit at the end of a caption: "Photo: Ines Talberg". */
const creditStart =
  /(?:^|(?<=[.!?…]\s{0,9}))\s*(?:photo(?:graph(?:y)?)?|image|picture|illustration|credit|foto|imagen)(?:\s+credit)?\s*(?::|\bby\b)\s*\S?/i;
/** Longer text is more than a name, in UTF-16 units. */
const maxCredit = 120;

/** A caption and who made its picture, where its end says that. */
export function captionAndCredit(caption: readonly TreeNode[]): {
  caption: readonly TreeNode[];
  credit?: string;
} {
  const element = find(caption, creditElement);
  const named = element && textOfTree([element]);
  if (named && named.length <= maxCredit) return { caption: withoutNodes(caption, [element]), credit: named };
  for (const [index, node] of caption.entries()) {
    if (!isText(node)) continue;
    const start = node.data.search(creditStart);
    if (start === -1) continue;
    const credit = textOfTree([textNode(node.data.slice(start)), ...caption.slice(index + 1)]);
    if (credit.length > maxCredit || /[.!?]\s+\S/.test(credit)) return { caption };
    return {
      caption: withoutLastBreaks([...caption.slice(0, index), textNode(node.data.slice(0, start))]),
      credit,
    };
  }
  return { caption };
}

function withoutLastBreaks(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const last = nodes.findLastIndex(
    (node) => !(isText(node) && node.data.trim() === '') && !(isElement(node) && node.name === 'br'),
  );
  return nodes.slice(0, last + 1);
}
