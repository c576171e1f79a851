import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { embeddedAddressIn } from '#transformer/fromHtml/tree/embeddedAddress.ts';
import { find, selects } from '#transformer/fromHtml/tree/selector.ts';
import { mapElements } from '#transformer/fromHtml/tree/walk.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { elementNamed, type TreeElement, type TreeNode, textNode } from '#transformer/html/treeNodes.ts';

const bookmarks = '.kg-bookmark-card';
const bookmarkLinks = 'a.bookmark';
const pageCards = '.wp-block-embed.is-type-wp-embed';
const isBookmark = selects(bookmarks);
const isPageCard = selects(pageCards);
/** Without any of these, a document has no card. */
export const linkCards = [bookmarks, bookmarkLinks, pageCards].join(', ');

/** Cards that link to an ordinary page, as paragraphs: the link, then the card's description and caption. */
export function linkCardsAsText(nodes: TreeNode[]): TreeNode[] {
  return mapElements(nodes, (element) => {
    if (isBookmark(element) || (element.name === 'figure' && find([element], bookmarkLinks)))
      return bookmark(element);
    return isPageCard(element) ? pageCard(element) : undefined;
  });
}

function bookmark(card: TreeElement): TreeNode[] | undefined {
  const part = (selector: string): TreeElement | undefined => find([card], selector);
  const href = part('a')?.attribs.href?.trim() ?? '';
  if (href === '') return undefined;
  const [title, description, caption] = [
    part('.kg-bookmark-title, .bookmark-title'),
    part('.kg-bookmark-description, .bookmark-description'),
    part('figcaption'),
  ];
  const source = part('.kg-bookmark-metadata, .bookmark-href');
  // A card with other text, or struck text, stays a link with text in it.
  const others = withoutNodes([card], [title, description, caption, source]);
  if (textOfTree(others) !== '' || textOfTree([card]) !== textOfTree([card], { withStruck: true }))
    return undefined;
  const about = textNode(textOfTree(description?.children ?? []));
  const lines = [[about], caption?.children ?? []];
  return [linkParagraph(href, textOfTree(title?.children ?? []) || href, lines)];
}

/** WordPress stores the address alone. */
function pageCard(card: TreeElement): TreeNode[] | undefined {
  const found = embeddedAddressIn(card);
  if (!found || embeddedPost(found.address) || find([card], 'iframe')) return undefined;
  return [linkParagraph(found.address, found.address, [found.caption?.children ?? []])];
}

export function linkParagraph(
  href: string,
  title: string,
  lines: readonly (readonly TreeNode[])[],
): TreeElement {
  const filled = lines.filter((line) => textOfTree(line) !== '');
  return elementNamed('p', [
    elementNamed('a', [textNode(title)], { href }),
    ...filled.flatMap((line) => [elementNamed('br'), ...line]),
  ]);
}
