import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { isElement, type TreeElement, type TreeNode } from '#transformer/html/treeNodes.ts';

const captions = 'figcaption, .wp-caption-text, .blocks-gallery-item__caption';
const maxPictures = 24;
const maxHeader = 300;

/** A gallery: each caption is that of the picture beside it, and a caption beside all of them is their header. */
export const imageCarouselFromHtml: BlockFromHtml = {
  type: 'image-carousel',
  selector: 'figure, .wp-block-gallery, .gallery, .tiled-gallery, .kg-gallery-card',
  read(element, context) {
    if (find([element], 'iframe, video, table')) return undefined;
    const items = itemsOf(element);
    if (items.length < 2 || items.length > maxPictures) return undefined;
    const otherText = context.text(withoutNodes(element.children, items));
    if (otherText.length > maxHeader) return undefined;
    const images = items.map((item) => {
      const [image] = findAll([item], 'img');
      const caption = find([item], captions);
      const isWhole = context.text(withoutNodes([item], [caption, ...findAll([item], 'noscript')])) === '';
      const picture = isWhole && image && context.picture(image);
      const html = context.inlineHtml(caption?.children ?? []);
      if (!picture || picture.src === undefined) return undefined;
      return { ...picture, ...(html === '' ? {} : { caption: html }) };
    });
    if (!images.every((image) => image !== undefined)) return undefined;
    return { ...(otherText === '' ? {} : { header: otherText }), images };
  },
};

function itemsOf({ children }: TreeElement): TreeNode[] {
  return children.filter(isElement).flatMap((child) => {
    const count = findAll([child], 'img').length - findAll([child], 'noscript img').length;
    return count === 0 ? [] : count === 1 ? [child] : itemsOf(child);
  });
}
