import { LRUCache } from 'lru-cache';
import type { Problem } from '#transformer/problems/problem.ts';
import type { IdleWork } from '../process/idleWork.ts';
import type { ArticleChecker } from './articleChecker.ts';
import type { ProblemLog } from './problemLog.ts';

/** Enough for a large site; beyond it an article may be checked twice. */
const maxRemembered = 20_000;

interface RenderedArticle {
  path: string;
  revision: string;
  value: unknown;
  problems: readonly Problem[];
  /** Readers miss the page or a part of it. */
  isDegraded: boolean;
}

/** When idle, once for each revision. Problems that cost readers a part of the page are logged immediately. */
export class ContentChecks {
  readonly #problemLog: ProblemLog;
  readonly #idleWork: Pick<IdleWork, 'offer'>;
  readonly #checker: Pick<ArticleChecker, 'check'>;
  readonly #checked = new LRUCache<string, true>({ max: maxRemembered });

  /** @param idleWork a separate one, so that a slow check delays only other checks */
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
    // Problems of rendering may differ between readers.
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
