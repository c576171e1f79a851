import { isRecord } from '#contracts/json/isRecord.ts';
import { isArticlePath, isoTime } from '../source/articleDocument.ts';
import type { ArticleSummary, ContentSource, Revisioned } from '../source/source.ts';
import type { Cms, CmsAnswer } from './cms.ts';
import { revisionOf } from './revisionOf.ts';

/** A CMS whose cursor never ends must not keep us for ever. */
const maxListPages = 10_000;

/** A CMS as it is at this moment: nothing is kept of it, and nothing else is given where it does not answer. */
export function cmsWithoutStore(cms: Cms): Pick<ContentSource, 'get' | 'list' | 'site'> {
  return {
    get: async (path) => (isArticlePath(path) ? revisioned(await cms.article(path)) : undefined),
    list: () => listOf(cms),
    site: async () => revisioned((await cms.site?.()) ?? 'absent'),
  };
}

async function* listOf(cms: Cms): AsyncIterable<ArticleSummary> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let count = 0; count < maxListPages; count += 1) {
    const { articles, next } = await cms.list(cursor);
    for (const article of articles) {
      // Pages of a list may overlap, where articles are changed while it is read.
      if (!seen.has(article.path)) yield article;
      seen.add(article.path);
    }
    // A cursor that leads to itself would lead there for ever.
    if (next === undefined || next === cursor) return;
    cursor = next;
  }
}

function revisioned(answer: CmsAnswer): Revisioned<unknown> | undefined {
  if (typeof answer !== 'object') return undefined;
  const { value, text } = answer;
  const stated = isRecord(value) ? isoTime(value.updatedAt) : undefined;
  return { value, revision: revisionOf(text), updatedAt: stated ?? new Date().toISOString() };
}
