import type { BlockFromHtml, ClaimContext } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';
import { captionAndCredit } from './captionCredit.ts';

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
