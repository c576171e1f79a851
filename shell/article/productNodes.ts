import type { EditorialVerdict, ReviewedProduct } from '../../widgets/shared/reviewedProduct.ts';
import { maxScore } from '../../widgets/shared/score.ts';
import { sharedPictureAddress } from '../page/addresses.ts';

/** A person in the vocabulary of schema.org. */
export interface PersonNode {
  '@type': 'Person';
  name: string;
  honorificSuffix?: string | undefined;
  url?: string | undefined;
}

/** The page that speaks of the products. */
interface ProductsPage {
  /** Its address. */
  address: string;
  origin: string;
  /** Nodes of who wrote the article. */
  authors: readonly PersonNode[];
  /** Reference to the node of the publisher. */
  publisher: object;
}

/** What search engines learn of the products that readers see a rating of, in the vocabulary of schema.org. */
export function productNodes(products: readonly ReviewedProduct[], page: ProductsPage): object[] {
  return products.map((product, index) => productNode(product, `${page.address}#product-${index + 1}`, page));
}

function productNode(
  { name, brand, image, review, buyers, offer }: ReviewedProduct,
  id: string,
  page: ProductsPage,
): object {
  return {
    '@type': 'Product',
    '@id': id,
    name,
    brand: brand && { '@type': 'Brand', name: brand },
    image: image && sharedPictureAddress(image, page.origin),
    review: review && reviewNode(review, id, page),
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
  };
}

const scale = { bestRating: maxScore, worstRating: 0 };

function reviewNode(
  { score, author, pros, cons }: EditorialVerdict,
  product: string,
  page: ProductsPage,
): object {
  return {
    '@type': 'Review',
    itemReviewed: { '@id': product },
    author: reviewAuthor(author, page),
    publisher: page.publisher,
    reviewRating: { '@type': 'Rating', ratingValue: score, ...scale },
    positiveNotes: notes(pros),
    negativeNotes: notes(cons),
  };
}

/** Whom the block names: an author of the article, with or without credentials, or somebody else; else all authors. */
function reviewAuthor(named: string | undefined, { authors, publisher }: ProductsPage): object {
  if (named === undefined) return authors.length > 0 ? authors : publisher;
  const known = authors.find(({ name }) => named === name || named.startsWith(`${name},`));
  return known ?? ({ '@type': 'Person', name: named } satisfies PersonNode);
}

function notes(points: readonly string[]): object | undefined {
  if (points.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: points.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}
