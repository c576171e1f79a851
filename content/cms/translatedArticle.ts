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
  const text = JSON.stringify(article);
  if (Buffer.byteLength(text) > maxArticleBytes)
    throw new ContentUnavailableError('too-large', `The CMS’s document ${document} is too large.`);
  return { value: article, text };
}
