import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type {
  FoundProblems,
  ListedArticles,
  UnlistedArticle,
} from '#content/database/lists/listedArticles.ts';
import { ruleCatalogue } from '#quality/ruleCatalogue.ts';
import type { Problem } from '#transformer/problem.ts';
import type { SavedArticles } from '../articles/savedArticles.ts';

/** By which rules articles are checked: after a release with others, all are checked again. */
export const rulesVersion = createHash('sha256')
  .update(ruleCatalogue.map(({ id }) => id).join('\n'))
  .digest('base64url')
  .slice(0, 16);

/** How long nothing is saved in an article before it is checked, in milliseconds. */
const restingFor = 2_000;
/** Between one article and the next, so that nobody notices, in milliseconds. */
const pause = 20;
/** While readers wait, in milliseconds. */
const busyPause = 500;
/** Articles that are read at once. */
const batch = 10;

interface KeeperParts {
  saved: Pick<SavedArticles, 'problems'>;
  listed: Pick<ListedArticles, 'missing' | 'keep'>;
  /** Whether readers wait for pages. */
  isBusy: () => boolean;
  log: Logger;
}

/**
 * Keeps for the list what it searches in articles: their words, and the rules that they break. It begins when an editor
 * comes, goes through what was saved since, one after the other, and rests until it is woken again.
 */
export class CheckedArticles {
  readonly #parts: KeeperParts;
  readonly #ended = new AbortController();
  #isRunning = false;
  #isWoken = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Something may have been saved. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#isRunning && !this.#ended.signal.aborted) void this.#run();
  }

  close(): void {
    this.#ended.abort();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isWoken) {
        this.#isWoken = false;
        // What is written in just now is left until it rests, and then it is here again.
        await this.#rest(restingFor);
        await this.checkAll();
      }
    } catch (error) {
      if (!this.#ended.signal.aborted)
        this.#parts.log.warn({ err: error }, 'articles could not be checked for the editor’s list');
    } finally {
      this.#isRunning = false;
    }
  }

  /** Checks all that rests and is not checked yet. */
  async checkAll(resting: number = restingFor): Promise<void> {
    const { listed, isBusy } = this.#parts;
    for (;;) {
      const articles = await listed.missing({ by: rulesVersion, restingFor: resting, limit: batch });
      for (const article of articles) {
        while (isBusy()) await this.#rest(busyPause);
        await listed.keep(article, await this.#check(article));
        await this.#rest(pause);
      }
      if (articles.length < batch) return;
    }
  }

  async #check({ path, body }: UnlistedArticle): Promise<FoundProblems> {
    return foundIn(await this.#parts.saved.problems(body, path));
  }

  async #rest(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#ended.signal, ref: false });
  }
}

function foundIn(problems: readonly Problem[]): FoundProblems {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    by: rulesVersion,
    rules: [...new Set(problems.map(({ rule }) => rule))].sort(),
    errors,
    hints: problems.length - errors,
  };
}
