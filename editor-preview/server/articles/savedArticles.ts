import { LRUCache } from 'lru-cache';
import { type PreviewReader, readerFields } from '#contracts/previewReader.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import type { RenderedPage, YieldingRender } from '#shell/renderPage.ts';
import { previewReader } from '#transformer/preview/frameFacts.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { completeDraft } from '#transformer/validate/completeDraft.ts';

interface SavedArticlesParts {
  render: YieldingRender;
  check: FeatureParts['check'];
}

/** More than a person reads; the rest appears once these are fixed. */
const maxProblems = 500;
/** Each keeps a rendered page in memory. */
const maxKnown = 20;
/** In milliseconds. Short, because results depend on the time and on other articles. */
const knownFor = 20_000;

/** The key contains the article, so a newer save is a miss. */
export class SavedArticles {
  readonly #parts: SavedArticlesParts;
  readonly #pages = new LRUCache<string, Promise<RenderedPage>>({ max: maxKnown, ttl: knownFor });
  readonly #problems = new LRUCache<string, Promise<Problem[]>>({ max: maxKnown, ttl: knownFor });

  constructor(parts: SavedArticlesParts) {
    this.#parts = parts;
  }

  page(article: unknown, path: string, reader: PreviewReader): Promise<RenderedPage> {
    return once(this.#pages, keyOf(JSON.stringify(article), path, reader), () =>
      this.#parts.render(completeDraft(article, path), { ...reader, preview: true }),
    );
  }

  /** All findings of the command line. Never throws. @param at ISO 8601; by default now */
  problems(article: unknown, path: string, at?: string): Promise<Problem[]> {
    const reader = { ...previewReader, at };
    const text = JSON.stringify(article);
    return once(this.#problems, keyOf(text, path, reader), async () => {
      const { problems } = await this.page(article, path, reader);
      const moment = at === undefined ? undefined : new Date(at);
      const found = await this.#parts.check({ kind: 'text', text }, path, problems, moment);
      return found.slice(0, maxProblems);
    });
  }

  /** After a publication or withdrawal of another article, because findings may depend on it. */
  forget(): void {
    this.#pages.clear();
    this.#problems.clear();
  }
}

function keyOf(text: string, path: string, reader: PreviewReader): string {
  return JSON.stringify([path, readerFields(reader), text]);
}

/** Concurrent callers share a failure, which is not cached. */
function once<Value>(
  known: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  made.catch(() => {
    if (known.peek(key) === made) known.delete(key);
  });
  return made;
}
