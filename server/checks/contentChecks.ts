import { LRUCache } from 'lru-cache';
import type { Problem } from '#transformer/problem.ts';
import type { IdleWork } from '../process/idleWork.ts';
import type { ArticleChecker } from './articleChecker.ts';
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
  /** Whether readers miss a part of the page, or all of it. */
  isDegraded: boolean;
}

/**
 * Checks what is rendered by the rules that the command and the editor check by, and tells the operator of what they
 * find: once for each revision, when there is nothing else to do. What is left undone the next rendering makes up for;
 * only what costs readers a part of the page is told at once.
 */
export class ContentChecks {
  readonly #problemLog: ProblemLog;
  readonly #idleWork: Pick<IdleWork, 'offer'>;
  readonly #checker: Pick<ArticleChecker, 'check'>;
  readonly #checked = new LRUCache<string, true>({ max: maxRemembered });

  /** @param idleWork of its own: an article that takes long to check holds up the next one, and nothing else */
  constructor(
    problemLog: ProblemLog,
    idleWork: Pick<IdleWork, 'offer'>,
    checker: Pick<ArticleChecker, 'check'>,
  ) {
    this.#problemLog = problemLog;
    this.#idleWork = idleWork;
    this.#checker = checker;
  }

  rendered(article: RenderedArticle): void {
    const { path, revision, problems, isDegraded } = article;
    if (isDegraded) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      this.#problemLog.report(path, revision, errors);
    }
    // What only shows while rendering may differ from reader to reader.
    const key = JSON.stringify([path, revision, problems.map(({ fingerprint }) => fingerprint)]);
    if (this.#checked.has(key)) return;
    this.#idleWork.offer(`check ${key}`, async () => {
      this.#checked.set(key, true);
      const { value } = article;
      const found = await this.#checker.check({ kind: 'value', value }, path, problems);
      this.#problemLog.report(path, revision, found);
    });
  }
}
