import { dayOf, siteTime } from '#contracts/siteTime.ts';
import type { Person } from '#schemas/generated/types.ts';
import type { Envelope, ShownBlock } from '#transformer/article/preparedArticle.ts';
import type { DescribedPage, JsonLdNode } from '#transformer/registry/structuredData.ts';
import { iconSource } from '../brand/pictureSources.ts';
import { breadcrumbList } from '../breadcrumbs/breadcrumbList.ts';
import type { ArticleShell } from '../document/articleShell.ts';
import type { PageShell } from '../document/pageShell.ts';
import { namedPerson } from '../people/people.ts';
import { personNode } from '../people/personNode.ts';
import { absoluteAddress, sharedPictureAddress } from '../site/addresses.ts';
import { topicOf } from '../topics/topicOf.ts';

/** Unknown values are omitted. `shown` includes nested blocks. */
export function articleStructuredData(
  article: Envelope,
  shown: readonly ShownBlock[],
  { site, assets, registry }: ArticleShell,
): unknown {
  const { origin, timeZone } = site;
  const page = `${origin}${article.contentMeta?.canonicalPath ?? article.path}`;
  const publisher = `${origin}/#publisher`;
  const topic = topicOf(article.path, site.topics);
  const node = (person: Person): JsonLdNode => personNode(namedPerson(person, site.people), origin);
  const authors = article.byline?.authors?.map(node);
  const described: DescribedPage = {
    address: page,
    authors: authors ?? [],
    publisher: { '@id': publisher },
    pictureAddress: (src) => sharedPictureAddress(src, origin),
  };
  const nodes = shown.flatMap(({ type, data, rejection, indexOfKind }) =>
    rejection ? [] : (registry.get(type)?.structuredData?.(data, described, { indexOfKind }) ?? []),
  );
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organisation({ site, assets }, publisher),
      webPage(article, page, publisher, node, timeZone),
      withCitations(articleNode(article, page, publisher, authors, site), nodes),
      ...(topic ? [breadcrumbList(topic, { path: article.path, name: article.title }, origin)] : []),
      ...ofBlocks(nodes, page),
    ],
  };
}

/** Nodes of blocks: questions merged into one FAQPage, each product once, others unchanged. */
function ofBlocks(nodes: readonly JsonLdNode[], page: string): object[] {
  const ofType = (type: string): JsonLdNode[] => nodes.filter((node) => node['@type'] === type);
  const questions = ofType('Question');
  return [
    ...(questions.length > 0 ? [{ '@type': 'FAQPage', '@id': `${page}#faq`, mainEntity: questions }] : []),
    ...mergedProducts(ofType('Product')).map((product, index) =>
      withId(product, `${page}#product-${index + 1}`),
    ),
    ...nodes.filter(({ '@type': type }) => !['Question', 'Product', citedWork].includes(type)),
  ];
}

const citedWork = 'CreativeWork';

function withCitations(article: object, nodes: readonly JsonLdNode[]): object {
  const citation = nodes.filter((node) => node['@type'] === citedWork);
  return citation.length > 0 ? { ...article, citation } : article;
}

/** Merges nodes of the same product: the first one wins, later ones add missing fields. */
function mergedProducts(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  const products = new Map<string, JsonLdNode>();
  for (const node of nodes) {
    const key = JSON.stringify([node.brand, node.name]).toLowerCase();
    const known = Object.entries(products.get(key) ?? {}).filter(([, value]) => value !== undefined);
    products.set(key, { ...node, ...Object.fromEntries(known) });
  }
  return [...products.values()];
}

function withId({ review, ...product }: JsonLdNode, id: string): object {
  const ofIt = review ? { review: { ...review, itemReviewed: { '@id': id } } } : {};
  return { '@id': id, ...product, ...ofIt };
}

function organisation({ site, assets }: Pick<PageShell, 'site' | 'assets'>, id: string): object {
  const icon = assets.file(iconSource);
  return {
    '@type': 'Organization',
    '@id': id,
    name: site.name,
    url: `${site.origin}/`,
    logo: icon && { '@type': 'ImageObject', url: absoluteAddress(icon, site.origin) },
  };
}

/** A MedicalWebPage if a medical professional has reviewed it, else a WebPage. */
function webPage(
  article: Envelope,
  page: string,
  publisher: string,
  node: (person: Person) => JsonLdNode,
  timeZone: string | undefined,
): object {
  const { medicalReviewer, reviewedAt } = article.byline ?? {};
  const review = medicalReviewer && {
    reviewedBy: node(medicalReviewer),
    lastReviewed: reviewedAt && dayOf(reviewedAt, timeZone),
  };
  return {
    '@type': review ? 'MedicalWebPage' : 'WebPage',
    '@id': page,
    url: page,
    name: article.title,
    description: article.description,
    inLanguage: article.language,
    publisher: { '@id': publisher },
    ...review,
  };
}

function articleNode(
  article: Envelope,
  page: string,
  publisher: string,
  authors: readonly JsonLdNode[] | undefined,
  { origin, timeZone }: Pick<PageShell['site'], 'origin' | 'timeZone'>,
): object {
  const { publishedAt, updatedAt = publishedAt } = article;
  return {
    '@type': 'Article',
    '@id': `${page}#article`,
    mainEntityOfPage: { '@id': page },
    headline: article.title,
    description: article.description,
    inLanguage: article.language,
    datePublished: publishedAt && siteTime(publishedAt, timeZone),
    dateModified: updatedAt && siteTime(updatedAt, timeZone),
    author: authors,
    publisher: { '@id': publisher },
    image: article.image && sharedPictureAddress(article.image.src, origin),
  };
}
