import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { productBoxes, productIn } from './productBoxes.ts';

const maxName = 200;
const maxLabel = 120;
const maxLine = 300;
const maxPoints = 20;

export const productCardFromHtml: BlockFromHtml = {
  type: 'product-card',
  selector: productBoxes,
  read(element, context) {
    const { text, image, description, link, price, stars, pros, cons, rest } = productIn(element, context);
    const labels = [text.badge, text.button].every((each) => each.length <= maxLabel);
    const points = [...pros, ...cons].every((each) => each.length <= maxLine);
    if (text.title === '' || text.title.length > maxName || !labels || !points) return undefined;
    if (pros.length > maxPoints || cons.length > maxPoints) return undefined;
    const picture = image && context.picture(image);
    const html = context.html(description?.children ?? []);
    if (rest !== '') context.note('lost', 'left-over', rest);
    return {
      productTitle: text.title,
      ...(text.badge === '' ? {} : { superlative: text.badge }),
      ...(picture?.src === undefined ? {} : { imgSrc: picture.src, imgAlt: picture.alt ?? '' }),
      ...(picture?.width && picture.height ? { imgWidth: picture.width, imgHeight: picture.height } : {}),
      ...(stars > 0 && stars <= 5 ? { rating: stars } : {}),
      ...(price === undefined ? {} : { price }),
      ...(link === undefined ? {} : { ctaUrl: link }),
      ...(link === undefined || text.button === '' ? {} : { ctaText: text.button }),
      ...(pros.length > 0 ? { Pros: pros } : {}),
      ...(cons.length > 0 ? { Cons: cons } : {}),
      ...(html === '' ? {} : { healthlineReviews: html }),
    };
  },
};
