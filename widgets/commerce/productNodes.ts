import type { DescribedPage, JsonLdNode } from '#transformer/registry/structuredData.ts';
import type { EditorialVerdict, ReviewedProduct } from './reviewedProduct.ts';
import { maxScore } from './score.ts';

/** Structured data of a product with a visible rating; none without one. */
export function productNodes(product: ReviewedProduct | undefined, page: DescribedPage): JsonLdNode[] {
  if (!product) return [];
  const { name, brand, image, review, buyers, offer } = product;
  return [
    {
      '@type': 'Product',
      name,
      brand: brand && { '@type': 'Brand', name: brand },
      image: image && page.pictureAddress(image),
      review: review && reviewNode(review, page),
      aggregateRating: buyers && {
        '@type': 'AggregateRating',
        ratingValue: buyers.score,
        ratingCount: buyers.count,
        ...scale,
      },
      offers: offer && {
        '@type': 'Offer',
        price: offer.price,
        priceCurrency: 'USD',
        seller: offer.seller && { '@type': 'Organization', name: offer.seller },
      },
    },
  ];
}

const scale = { bestRating: maxScore, worstRating: 0 };

function reviewNode(
  { score, sentence, author, pros, cons }: EditorialVerdict,
  page: DescribedPage,
): JsonLdNode {
  return {
    '@type': 'Review',
    author: reviewAuthor(author, page),
    publisher: page.publisher,
    reviewBody: sentence,
    reviewRating: { '@type': 'Rating', ratingValue: score, ...scale },
    positiveNotes: notes(pros),
    negativeNotes: notes(cons),
  };
}

/** The named reviewer, matched to the authors with or without credentials; all authors by default. */
function reviewAuthor(named: string | undefined, { authors, publisher }: DescribedPage): object {
  if (named === undefined) return authors.length > 0 ? authors : publisher;
  const known = authors.find(({ name }) => named === name || named.startsWith(`${String(name)},`));
  return known ?? { '@type': 'Person', name: named };
}

function notes(points: readonly string[]): object | undefined {
  if (points.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: points.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}
