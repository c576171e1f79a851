import type { BlockFromHtml, ClaimContext } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';

const productBoxes = '.aawp-product, .lasso-container, .kg-product-card';

const selectors = {
  title: '.aawp-product__title, .lasso-title, .kg-product-card-title',
  image: 'img',
  badge: '.aawp-product__ribbon, .lasso-badge',
  price: '.aawp-product__price--current, .latest-price',
  description: '.aawp-product__description, .lasso-description, .kg-product-card-description',
  button: '.aawp-button, .lasso-button-1, .kg-product-card-button',
  pros: '.lasso-fields-pros',
  cons: '.lasso-fields-cons',
} as const;

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

interface FoundProduct {
  readonly text: Readonly<Record<'title' | 'badge' | 'button', string>>;
  readonly image: TreeElement | undefined;
  readonly description: TreeElement | undefined;
  readonly link: string | undefined;
  /** In US dollars; undefined for a price in another currency. */
  readonly price: number | undefined;
  readonly stars: number;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly rest: string;
}

function productIn(box: TreeElement, context: ClaimContext): FoundProduct {
  const part = (name: keyof typeof selectors): TreeElement | undefined => find([box], selectors[name]);
  const textOf = (element: TreeElement | undefined): string => context.text(element ? [element] : []);
  const pointsOf = (element: TreeElement | undefined): string[] =>
    findAll(element ? [element] : [], 'li').map(textOf);
  const [, dollars] = /^\$\s?(\d{1,6}(?:\.\d\d)?)$/.exec(textOf(part('price'))) ?? [];
  const { price, ...others } = selectors;
  const read = Object.values(dollars === undefined ? others : selectors).map((each) => find([box], each));
  return {
    text: { title: textOf(part('title')), badge: textOf(part('badge')), button: textOf(part('button')) },
    image: part('image'),
    description: part('description'),
    link: context.link((part('button') ?? find([box], 'a'))?.attribs.href),
    price: dollars === undefined ? undefined : Number(dollars),
    stars: findAll([box], '.kg-product-card-rating-active').length,
    pros: pointsOf(part('pros')),
    cons: pointsOf(part('cons')),
    rest: context.text(withoutNodes([box], read)),
  };
}
