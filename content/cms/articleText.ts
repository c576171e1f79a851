import { maxArticleBytes } from '#transformer/article/limits.ts';
import { ContentUnavailableError } from '../source/errors.ts';

/** @param document the CMS's name of it, for editors @throws ContentUnavailableError if it is too large */
export function articleText(article: Readonly<Record<string, unknown>>, document: string): string {
  const text = textOf(article);
  if (text === undefined || Buffer.byteLength(text) > maxArticleBytes)
    throw new ContentUnavailableError('too-large', `The CMS’s document ${document} is too large.`);
  return text;
}

/** Undefined for objects nested too deeply to write. */
function textOf(article: Readonly<Record<string, unknown>>): string | undefined {
  try {
    return JSON.stringify(article);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
