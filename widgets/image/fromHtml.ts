import type { BlockFromHtml, ClaimContext } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { isElement, isText, type TreeElement, type TreeNode, textNode } from '#transformer/html/treeNodes.ts';

const creditElement = '.media-credit, .wp-media-credit, .image-credit, .photo-credit, .credit';
const creditWord =
  /\b(?:photo(?:graph(?:y)?)?|image|picture|illustration|credit|foto|imagen)(?:\s{1,3}credit)?(?:\s{0,3}:|\s{1,3}by\b)/gi;
/** Maximum blanks between a sentence and its credit. */
const maxGap = 9;
/** Longer text is not a name, in UTF-16 units. */
const maxCredit = 120;

const pictureFile = /^[^?#]*\.(?:avif|gif|jpe?g|png|svg|webp)(?=$|[?#])/i;

export const imageFromHtml: BlockFromHtml = {
  type: 'image',
  selector: 'figure, .wp-caption',
  read(element, context) {
    if (find([element], 'iframe, video, audio, table, blockquote')) return undefined;
    const images = findAll(withoutNodes(element.children, findAll([element], 'noscript')), 'img');
    const [image] = images;
    if (images.length !== 1 || !image) return undefined;
    const below = find([element], 'figcaption, .wp-caption-text');
    if (context.text(withoutNodes(element.children, [below, ...findAll([element], 'noscript')])) !== '')
      return undefined;
    const { caption, credit } = captionAndCredit(below?.children ?? []);
    const html = context.inlineHtml(caption);
    const picture = context.picture(image);
    if (!picture) return undefined;
    noteLink(find([element], 'a'), image, context);
    return {
      ...picture,
      ...(html === '' ? {} : { caption: html }),
      ...(credit === undefined ? {} : { credit }),
    };
  },
};

/** The block has no link. One to the same picture, only larger, is no loss. */
function noteLink(link: TreeElement | undefined, image: TreeElement, { note }: ClaimContext): void {
  const address = link?.children.includes(image) ? (link.attribs.href ?? '') : '';
  if (address !== '' && !pictureFile.test(address)) note('look', 'picture-link', address);
}

function captionAndCredit(caption: readonly TreeNode[]): {
  caption: readonly TreeNode[];
  credit?: string;
} {
  const element = find(caption, creditElement);
  const named = element && textOfTree([element]);
  if (named && named.length <= maxCredit) return { caption: withoutNodes(caption, [element]), credit: named };
  for (const [index, node] of caption.entries()) {
    if (!isText(node)) continue;
    const start = creditStart(node.data);
    if (start === undefined) continue;
    const credit = textOfTree([textNode(node.data.slice(start)), ...caption.slice(index + 1)]);
    if (credit.length > maxCredit || /[.!?]\s+\S/.test(credit)) return { caption };
    return {
      caption: withoutLastBreaks([...caption.slice(0, index), textNode(node.data.slice(0, start))]),
      credit,
    };
  }
  return { caption };
}

/** The start of a credit: at the start, or after a sentence. */
function creditStart(text: string): number | undefined {
  for (const { index } of text.matchAll(creditWord)) {
    const preceding = text.slice(Math.max(0, index - maxGap - 1), index);
    const end = preceding.trimEnd();
    const isFirst = end === '' && preceding.length === index;
    if (isFirst || /[.!?…]$/.test(end)) return index - (preceding.length - end.length);
  }
  return undefined;
}

function withoutLastBreaks(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const last = nodes.findLastIndex(
    (node) => !(isText(node) && node.data.trim() === '') && !(isElement(node) && node.name === 'br'),
  );
  return nodes.slice(0, last + 1);
}
