import { LRUCache } from 'lru-cache';
import { check } from '../../quality/check.ts';
import type { Problem } from '../../transformer/problem.ts';
import type { ProblemLog } from './problemLog.ts';

/** Enough for every article of a large site; beyond it an article may be checked twice, which does no harm. */
const maxRemembered = 20_000;

interface RenderedArticle {
  path: string;
  revision: string;
  /** As its author wrote it. */
  value: unknown;
  /** What was found on the way to the page. */
  problems: readonly Problem[];
}

/**
 * Checks what is rendered by the rules that the command and the editor check by, and tells the operator of what they
 * find. It is done when the page is made and its reader waits no more, once for each revision, and not while there is
 * too much to do: the next rendering makes up for it.
 */
export class ContentChecks {
  readonly #problemLog: ProblemLog;
  readonly #isOverloaded: () => boolean;
  readonly #checked = new LRUCache<string, true>({ max: maxRemembered });

  constructor(problemLog: ProblemLog, isOverloaded: () => boolean) {
    this.#problemLog = problemLog;
    this.#isOverloaded = isOverloaded;
  }

  rendered(article: RenderedArticle): void {
    setImmediate(() => this.#check(article));
  }

  #check({ path, revision, value, problems }: RenderedArticle): void {
    // What only shows while rendering may differ from reader to reader.
    const key = JSON.stringify([path, revision, problems.map(({ fingerprint }) => fingerprint)]);
    if (this.#checked.has(key) || this.#isOverloaded()) return;
    this.#checked.set(key, true);
    this.#problemLog.report(path, revision, check(value, { alsoFound: problems }));
  }
}
