import { ContentUnavailableError, isContentError } from '#content/source/errors.ts';
import type { ArticleSummary, Revisioned } from '#content/source/source.ts';
import type { ArticleDocument, DocumentPlace } from './document.ts';

interface Published {
  get(path: string): Promise<Document | undefined>;
  list(): AsyncIterable<Pick<ArticleSummary, 'path'>>;
  site(): Promise<Document | undefined>;
}

type Document = Pick<Revisioned<unknown>, 'value' | 'stale'>;

/** Concurrent requests: several take the time of one, without overloading a CMS. */
const readAhead = 8;

/**
 * Formatted as by `pagewell export`, so that lines agree.
 * @param absentPlace fault of a missing article; without it, it counts as withdrawn since
 */
export async function* documentsOfSource(
  source: Pick<Published, 'get' | 'list'>,
  scheme: string,
  absentPlace?: string,
): AsyncIterable<ArticleDocument> {
  const ahead: Promise<ArticleDocument | undefined>[] = [];
  let last = `${scheme}:`;
  try {
    for await (const { path } of source.list()) {
      last = `${scheme}:${path}`;
      ahead.push(readSource(() => source.get(path), { name: last, line: 1 }, absentPlace));
      if (ahead.length < readAhead) continue;
      const document = await ahead.shift();
      if (document) yield document;
    }
    yield* await found(ahead);
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    yield* await found(ahead);
    yield { kind: 'unreadable', name: `${last} and what follows`, line: 1, reason: error.message };
  }
}

export async function* allDocumentsOfSource(
  source: Published,
  scheme: string,
  absentPlace?: string,
): AsyncIterable<ArticleDocument> {
  yield* documentsOfSource(source, scheme, absentPlace);
  const place = { name: `${scheme}:site`, line: 1, isSite: true } as const;
  const site = await readSource(() => source.site(), place);
  if (site) yield site;
}

async function found(documents: readonly Promise<ArticleDocument | undefined>[]): Promise<ArticleDocument[]> {
  return (await Promise.all(documents)).filter((document) => document !== undefined);
}

/** Undefined if the source has none and `absentPlace` does not make that a fault. */
async function readSource(
  read: () => Promise<Document | undefined>,
  place: DocumentPlace,
  absentPlace?: string,
): Promise<ArticleDocument | undefined> {
  try {
    const published = await read();
    if (!published) return absentPlace ? { kind: 'unreadable', ...place, reason: absentPlace } : undefined;
    if (published.stale) return { kind: 'unreadable', ...place, reason: published.stale.cause };
    return { kind: 'read', ...place, bytes: Buffer.from(JSON.stringify(published.value, null, 2)) };
  } catch (error) {
    if (!isContentError(error)) throw error;
    return { kind: 'unreadable', ...place, reason: error.message };
  }
}
