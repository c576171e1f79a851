import { maxArticleBytes } from '../../transformer/limits.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type { CmsDocument } from './cms.ts';

/**
 * What a CMS's own document says as an article, for who asked for the one at a path.
 *
 * @param document what the CMS calls the document, for whoever looks for it there
 * @throws ContentUnavailableError where it is another article, or too large
 */
export function translatedArticle(
  article: Readonly<Record<string, unknown>>,
  path: string,
  document: string,
): Omit<CmsDocument, 'etag'> {
  if (article.path !== path) {
    const message = `The CMS was asked for ${path} and gave something else: document ${document}.`;
    throw new ContentUnavailableError('mismatch', message);
  }
  return { value: article, text: articleText(article, document) };
}

/**
 * An article that stood in a larger answer, as text.
 *
 * @param document what the CMS calls it
 * @throws ContentUnavailableError where it is too large
 */
export function articleText(article: Readonly<Record<string, unknown>>, document: string): string {
  const text = textOf(article);
  if (text === undefined || Buffer.byteLength(text) > maxArticleBytes)
    throw new ContentUnavailableError('too-large', `The CMS’s document ${document} is too large.`);
  return text;
}

/** Undefined where more objects stand inside each other than can be written. */
function textOf(article: Readonly<Record<string, unknown>>): string | undefined {
  try {
    return JSON.stringify(article);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
