import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { embeddedAddressIn } from '#transformer/fromHtml/tree/embeddedAddress.ts';
import { find } from '#transformer/fromHtml/tree/selector.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';
import { linkParagraph } from './linkCard.ts';

/**
 * Content of another site that no block type shows becomes a paragraph with its link.
 * A paragraph of text alone stays.
 */
export const outsideLinkFromHtml: BlockFromHtml = {
  type: 'rich-text',
  selector: 'iframe, video, audio, figure, p, .wp-block-embed',
  read(element, context) {
    const found = embeddedAddressIn(element);
    const url = context.link(found?.address);
    const frame = find([element], 'iframe, video, audio');
    // A quoted post has its words and its link in the text.
    if (!found || !url || found.words !== '' || (element.name === 'p' && !frame)) return undefined;
    if (frame && isPixel(frame)) return undefined;
    const caption = found.caption?.children ?? [];
    const isNamedByCaption = found.title === '' && !find(caption, 'a');
    const title = (isNamedByCaption ? context.text(caption) : found.title) || url.replace(/^https?:\/\//, '');
    context.note('look', 'page-link', url);
    return { html: context.html([linkParagraph(url, title, isNamedByCaption ? [] : [caption])]) };
  },
};

/** A frame that readers do not see, such as one that counts them. */
function isPixel({ attribs: { width, height } }: TreeElement): boolean {
  return [width, height].some((size) => size !== undefined && Number.parseFloat(size) <= 1);
}
