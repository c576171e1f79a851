import { isRecord } from '#contracts/json/isRecord.ts';
import { isArticlePath, isoTime, readEnvelope, readListing } from '../source/articleDocument.ts';
import type { ArticleSummary } from '../source/source.ts';

/** Undefined without a valid path. */
export function articleSummary(value: unknown, updatedAt: unknown): ArticleSummary | undefined {
  if (!isRecord(value) || typeof value.path !== 'string' || !isArticlePath(value.path)) return undefined;
  const { path, title, description } = readEnvelope(value.path, value);
  return {
    path,
    title,
    ...(description === '' ? {} : { description }),
    updatedAt: isoTime(updatedAt) ?? new Date(0).toISOString(),
    ...readListing(value),
  };
}
