import type { ContentLog } from '#content/source/contentLog.ts';
import type { Reader } from '#feature-kit/dimension.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import type { ArticlePages } from './articlePages.ts';

interface PagesAheadParts {
  pages: Pick<ArticlePages, 'deliver'>;
  listed: () => Promise<Pick<ListedArticles, 'newest'>>;
  reader: Reader;
  log: Pick<ContentLog, 'info' | 'warn'>;
  limit: number;
}

/** Before the server listens, while its code is cold. Skips pages that fail or exceed the limit. */
export async function makePagesAhead(parts: PagesAheadParts): Promise<void> {
  const { log, limit } = parts;
  const ending = new AbortController();
  try {
    await withinTime(limit, makeAll(parts, ending.signal));
  } catch (error) {
    if (error instanceof TimeLimitError)
      log.info({ limit }, 'not all of the newest pages were rendered before the limit');
    else log.warn({ err: error }, 'no page could be rendered ahead: the newest articles are unknown');
  } finally {
    ending.abort();
  }
}

async function makeAll({ pages, listed, reader, log }: PagesAheadParts, ending: AbortSignal): Promise<void> {
  const { newest } = await listed();
  let made = 0;
  for (const { path } of newest) {
    if (ending.aborted) return;
    try {
      const { kind } = await pages.deliver(path, reader, 'br');
      if (kind === 'page') made += 1;
    } catch (error) {
      log.warn({ path, err: error }, 'a page could not be rendered ahead');
    }
  }
  log.info({ made, of: newest.length }, 'the newest pages are rendered');
}
