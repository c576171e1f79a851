import type { Person } from '../../schemas/generated/types.ts';
import { dataOf } from '../../transformer/blockData.ts';
import type { HtmlRenderer } from '../../transformer/html/htmlRenderer.ts';
import type { PreparedArticle, PreparedBlock } from '../../transformer/preparedArticle.ts';
import type { ReviewedProduct } from '../../widgets/shared/reviewedProduct.ts';
import { iconSource } from '../brand/pictureSources.ts';
import { absoluteAddress, sharedPictureAddress } from '../page/addresses.ts';
import type { PageShell } from '../page/pageShell.ts';
import { type PersonNode, productNodes } from './productNodes.ts';
import { textOfNode } from './textOfNode.ts';

type Envelope = Omit<PreparedArticle, 'blocks'>;

/** A question of an FAQ block. */
export interface Question {
  question: string;
  /** Rich HTML, as its author wrote it. */
  answer: string;
}

/** What of an article's blocks search engines learn. */
export interface TellingContent {
  questions: readonly Question[];
  products: readonly ReviewedProduct[];
}

/**
 * What search engines learn of an article: who wrote and reviewed it, when, the questions it answers, and the products
 * it rates. A graph in the vocabulary of schema.org. Values that are not known are left out.
 */
export function articleStructuredData(
  article: Envelope,
  canonicalPath: string,
  { questions, products }: TellingContent,
  shell: PageShell & { html: HtmlRenderer },
): unknown {
  const { origin } = shell.site;
  const page = `${origin}${canonicalPath}`;
  const publisher = `${origin}/#publisher`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organisation(shell, publisher),
      webPage(article, page, publisher, origin),
      articleItself(article, page, publisher, origin),
      ...(questions.length > 0 ? [faqPage(questions, `${page}#faq`, shell.html)] : []),
      ...productNodes(products, {
        address: page,
        origin,
        authors: authorNodes(article, origin) ?? [],
        publisher: { '@id': publisher },
      }),
    ],
  };
}

function organisation({ site, assets }: PageShell, id: string): object {
  const icon = assets.file(iconSource);
  return {
    '@type': 'Organization',
    '@id': id,
    name: site.name,
    url: `${site.origin}/`,
    logo: icon && { '@type': 'ImageObject', url: absoluteAddress(icon, site.origin) },
  };
}

function webPage(article: Envelope, page: string, publisher: string, origin: string): object {
  const { medicalReviewer, reviewedAt } = article.byline ?? {};
  return {
    '@type': 'MedicalWebPage',
    '@id': page,
    url: page,
    name: article.title,
    description: article.description,
    inLanguage: article.language,
    publisher: { '@id': publisher },
    reviewedBy: medicalReviewer && person(medicalReviewer, origin),
    lastReviewed: reviewedAt?.slice(0, 'YYYY-MM-DD'.length),
  };
}

function articleItself(article: Envelope, page: string, publisher: string, origin: string): object {
  return {
    '@type': 'Article',
    '@id': `${page}#article`,
    mainEntityOfPage: { '@id': page },
    headline: article.title,
    description: article.description,
    inLanguage: article.language,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    author: authorNodes(article, origin),
    publisher: { '@id': publisher },
    image: article.image && sharedPictureAddress(article.image.src, origin),
  };
}

function authorNodes({ byline }: Envelope, origin: string): PersonNode[] | undefined {
  return byline?.authors?.map((author) => person(author, origin));
}

function person({ name, credentials, url }: Person, origin: string): PersonNode {
  return {
    '@type': 'Person',
    name,
    honorificSuffix: credentials,
    url: url && absoluteAddress(url, origin),
  };
}

/** The questions of all FAQ blocks that readers see. */
export function questionsOf(shown: readonly PreparedBlock[]): Question[] {
  return shown.flatMap((block) => dataOf(block, 'faq')?.items ?? []);
}

/** The questions with their answers as plain text. */
function faqPage(questions: readonly Question[], id: string, html: HtmlRenderer): object {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOfNode(html(answer).node) },
  }));
  return { '@type': 'FAQPage', '@id': id, mainEntity };
}
