import { ContentUnavailableError, isContentError } from '#content/source/errors.ts';
import type { ArticleSummary, Revisioned } from '#content/source/source.ts';
import type { ArticleDocument, DocumentPlace } from './document.ts';

/** What a source publishes: the store, or a CMS as it is at this moment. */
interface Published {
  get(path: string): Promise<Document | undefined>;
  list(): AsyncIterable<Pick<ArticleSummary, 'path'>>;
  site(): Promise<Document | undefined>;
}

type Document = Pick<Revisioned<unknown>, 'value' | 'stale'>;

/** Articles asked for at once: a CMS answers several in the time of one, and is not stormed. */
const readAhead = 8;

/**
 * The published articles of a content source, written as `pagewell export` writes them, so that lines are the same.
 *
 * @param scheme what stands before the path in findings, such as `store`
 * @param whereAbsent what is wrong with an article that is listed and not there; without it, it was taken from the readers since
 */
export async function* documentsOfSource(
  source: Pick<Published, 'get' | 'list'>,
  scheme: string,
  whereAbsent?: string,
): AsyncIterable<ArticleDocument> {
  const ahead: Promise<ArticleDocument | undefined>[] = [];
  let last = `${scheme}:`;
  try {
    for await (const { path } of source.list()) {
      last = `${scheme}:${path}`;
      ahead.push(readSource(() => source.get(path), { name: last, line: 1 }, whereAbsent));
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

/** The articles, and behind them what stands around them. */
export async function* allDocumentsOfSource(
  source: Published,
  scheme: string,
  whereAbsent?: string,
): AsyncIterable<ArticleDocument> {
  yield* documentsOfSource(source, scheme, whereAbsent);
  const place = { name: `${scheme}:site`, line: 1, isSite: true } as const;
  const site = await readSource(() => source.site(), place);
  if (site) yield site;
}

async function found(documents: readonly Promise<ArticleDocument | undefined>[]): Promise<ArticleDocument[]> {
  return (await Promise.all(documents)).filter((document) => document !== undefined);
}

/** Nothing, where the source has none and nothing is wrong with that. */
async function readSource(
  ask: () => Promise<Document | undefined>,
  place: DocumentPlace,
  whereAbsent?: string,
): Promise<ArticleDocument | undefined> {
  try {
    const published = await ask();
    if (!published) return whereAbsent ? { kind: 'unreadable', ...place, reason: whereAbsent } : undefined;
    if (published.stale) return { kind: 'unreadable', ...place, reason: published.stale.cause };
    return { kind: 'read', ...place, bytes: Buffer.from(JSON.stringify(published.value, null, 2)) };
  } catch (error) {
    if (!isContentError(error)) throw error;
    return { kind: 'unreadable', ...place, reason: error.message };
  }
}
