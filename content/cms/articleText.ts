import { maxArticleBytes } from '#transformer/limits.ts';
import { ContentUnavailableError } from '../source/errors.ts';

/**
 * An article that was translated, or part of a larger answer, as text.
 *
 * @param document what the CMS calls it, for the editor who looks for it there
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
