import type { CheckedDocument } from '../check/checkedDocument.ts';
import { DocumentCache } from './documentCache.ts';

type StoredResult = string | Pick<CheckedDocument, 'path' | 'findings' | 'isSite'>;

export type ResultCache = DocumentCache<CheckedDocument, StoredResult>;

export function resultCache(file: string, parts: unknown): ResultCache {
  return new DocumentCache<CheckedDocument, StoredResult>(file, parts, {
    toStored: ({ path, findings, isSite }) => {
      if (isSite) return { path, findings, isSite };
      return findings.length === 0 ? path : { path, findings };
    },
    fromStored: (name, cached) => ({
      name,
      ...(typeof cached === 'string' ? { path: cached, findings: [] } : cached),
      complete: true,
    }),
  });
}
