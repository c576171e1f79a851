import { isRecord } from '#contracts/json/isRecord.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { validateArticle as isArticle } from '#schemas/generated/envelopeValidators.js';

const defaults = { title: 'Untitled', blocks: [] };

/** Defaults for missing or invalid title, blocks and path, so that a new draft can be previewed. */
export function completeDraft(draft: unknown, path: string): unknown {
  const isObject = isRecord(draft);
  const article = isObject ? draft : {};
  const missing = Object.entries({ path, ...defaults }).filter(([field]) => !isUsable(article, field));
  return isObject && missing.length === 0 ? draft : { ...article, ...Object.fromEntries(missing) };
}

function isUsable(article: object, field: string): boolean {
  const value = ownValue(article, field);
  if (field === 'blocks') return Array.isArray(value);
  return value !== undefined && isArticle({ path: '/', ...defaults, [field]: value });
}
