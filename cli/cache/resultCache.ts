import type { CheckedDocument } from '../check/checkedDocument.ts';
import { DocumentCache } from './documentCache.ts';

type KeptResult = Pick<CheckedDocument, 'path' | 'findings'>;

/** What was found in files. Only whole results of the very same check are kept. */
export type ResultCache = DocumentCache<CheckedDocument, KeptResult>;

/**
 * @param file where it is kept
 * @param parts all that the outcome of a check depends on besides the files
 */
export function resultCache(file: string, parts: unknown): ResultCache {
  return new DocumentCache<CheckedDocument, KeptResult>(file, parts, {
    kept: ({ path, findings }) => ({ path, findings }),
    found: (name, kept) => ({ name, ...kept, complete: true }),
  });
}
