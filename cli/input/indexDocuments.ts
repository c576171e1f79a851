import { setImmediate } from 'node:timers/promises';
import { type CorpusEntry, indexArticle } from '../../quality/corpus.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import type { ArticleDocument } from './document.ts';
import { readBounded } from './readBounded.ts';

/** Articles that are indexed before others get a turn. */
const turn = 100;

/** What articles need to know of each other. What cannot be read is told when it is checked. */
export async function indexDocuments(
  documents: AsyncIterable<ArticleDocument>,
  interruption: AbortSignal,
): Promise<CorpusEntry[]> {
  const entries: CorpusEntry[] = [];
  let count = 0;
  for await (const document of documents) {
    const entry = indexDocument(document);
    if (entry) entries.push(structuredClone(entry));
    if (++count % turn === 0) await setImmediate();
    if (interruption.aborted) break;
  }
  return entries;
}

function indexDocument(document: ArticleDocument): CorpusEntry | undefined {
  if (document.kind === 'unreadable') return undefined;
  try {
    const parsed = parseArticle(document.kind === 'read' ? document.bytes : readBounded(document.name));
    return parsed.ok ? indexArticle(parsed.value) : undefined;
  } catch {
    return undefined;
  }
}
