import type { CheckedDocument } from '../check/checkedDocument.ts';
import { DocumentCache } from './documentCache.ts';

type KeptResult = string | Pick<CheckedDocument, 'path' | 'findings' | 'isSite'>;

export type ResultCache = DocumentCache<CheckedDocument, KeptResult>;

export function resultCache(file: string, parts: unknown): ResultCache {
  return new DocumentCache<CheckedDocument, KeptResult>(file, parts, {
    kept: ({ path, findings, isSite }) => {
      if (isSite) return { path, findings, isSite };
      return findings.length === 0 ? path : { path, findings };
    },
    found: (name, cached) => ({
      name,
      ...(typeof cached === 'string' ? { path: cached, findings: [] } : cached),
      complete: true,
    }),
  });
}
