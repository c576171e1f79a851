import { isRecord } from '#contracts/json/isRecord.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { validateArticle as isArticle } from '#schemas/generated/envelopeValidators.js';

/** What an article cannot do without, with values that are valid. */
const standIns = { title: 'Untitled', blocks: [] };

/**
 * A draft with all that a page cannot do without, so that one which is just begun can be looked at: where title, blocks or
 * path are missing or cannot be taken, others stand in for them. The very value where it has them all.
 */
export function completeDraft(draft: unknown, path: string): unknown {
  const isObject = isRecord(draft);
  const article = isObject ? draft : {};
  const missing = Object.entries({ path, ...standIns }).filter(([field]) => !isUsable(article, field));
  return isObject && missing.length === 0 ? draft : { ...article, ...Object.fromEntries(missing) };
}

/** Whether a field alone is as an article may have it. Of blocks, each is checked on its own. */
function isUsable(article: object, field: string): boolean {
  const value = ownValue(article, field);
  if (field === 'blocks') return Array.isArray(value);
  return value !== undefined && isArticle({ path: '/', ...standIns, [field]: value });
}
