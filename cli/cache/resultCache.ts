import type { CheckedDocument } from '../check/checkedDocument.ts';
import { DocumentCache } from './documentCache.ts';

/** The article's path alone where nothing was found, as in nearly all files. */
type KeptResult = string | Pick<CheckedDocument, 'path' | 'findings' | 'isSite'>;

/** What was found in files. Only whole results of the very same check are kept. */
export type ResultCache = DocumentCache<CheckedDocument, KeptResult>;

/**
 * @param file where it is kept
 * @param parts all that the outcome of a check depends on besides the files
 */
export function resultCache(file: string, parts: unknown): ResultCache {
  return new DocumentCache<CheckedDocument, KeptResult>(file, parts, {
    kept: ({ path, findings, isSite }) => {
      if (isSite) return { path, findings, isSite };
      return findings.length === 0 ? path : { path, findings };
    },
    found: (name, kept) => ({
      name,
      ...(typeof kept === 'string' ? { path: kept, findings: [] } : kept),
      complete: true,
    }),
  });
}
