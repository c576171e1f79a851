import { LRUCache } from 'lru-cache';
import { type PreviewReader, readerFields } from '#contracts/previewReader.ts';
import type { RenderedPage, YieldingRender } from '#shell/renderPage.ts';
import { previewReader } from '#transformer/preview/frameFacts.ts';
import type { Problem } from '#transformer/problem.ts';
import { completeDraft } from '#transformer/validate/completeDraft.ts';
import type { FeatureParts } from '../../parts/feature.ts';

interface SavedArticlesParts {
  render: YieldingRender;
  check: FeatureParts['check'];
}

/** More than anybody reads at a time; the rest shows up when these are mended. */
const maxProblems = 500;
/** Articles that are written in at one time; each costs a page. */
const maxKnown = 20;
/**
 * When typing rests, the preview, the list of problems and the list of articles ask one after the other within seconds. No
 * longer, because what is found depends on the hour, and on the other articles, too. In milliseconds.
 */
const knownFor = 20_000;

/**
 * What is known of articles as they are saved: each is rendered once and checked once for a reader, whoever asks. What was
 * saved since is another article.
 */
export class SavedArticles {
  readonly #parts: SavedArticlesParts;
  readonly #pages = new LRUCache<string, Promise<RenderedPage>>({ max: maxKnown, ttl: knownFor });
  readonly #problems = new LRUCache<string, Promise<Problem[]>>({ max: maxKnown, ttl: knownFor });

  constructor(parts: SavedArticlesParts) {
    this.#parts = parts;
  }

  /** Its page in the preview, however incomplete it is. */
  page(article: unknown, path: string, reader: PreviewReader): Promise<RenderedPage> {
    return once(this.#pages, keyOf(JSON.stringify(article), path, reader), () =>
      this.#parts.render(completeDraft(article, path), { ...reader, preview: true }),
    );
  }

  /**
   * All that the command would say of it: also what only the other articles of the site show, the list of people, and the
   * widgets, which an editor's browser does not have. Never throws, whatever the article is.
   *
   * @param at the moment that it is told for, ISO 8601; now, where nothing is said
   */
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

  /** Another article was published or withdrawn: what was found may be so no longer. */
  forget(): void {
    this.#pages.clear();
    this.#problems.clear();
  }
}

function keyOf(text: string, path: string, reader: PreviewReader): string {
  return JSON.stringify([path, readerFields(reader), text]);
}

/** What was made or is being made; a failure is shared by those who wait, and not kept. */
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
