import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { MissingNewsletterLists, missingListsRule } from '#content/site/missingLists.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { contentLostRule } from '#transformer/render/fault.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Enough for a large site; beyond it a problem may be logged twice. */
const maxRemembered = 20_000;
/** In a log line, whose count includes the others; `pagewell validate` lists all. */
const maxBlockIds = 5;

/** Once for each revision: one line for each page, rule and block type. Lost content has a line for each kind. */
export class ProblemLog {
  readonly #logged = new LRUCache<string, true>({ max: maxRemembered });
  readonly #log: Logger;
  readonly #metrics: Pick<Metrics, 'problems'>;

  constructor(log: Logger, metrics: Pick<Metrics, 'problems'>) {
    this.#log = log;
    this.#metrics = metrics;
  }

  report(path: string, revision: string, problems: readonly Problem[]): void {
    for (const [key, group] of grouped(problems)) {
      const logKey = JSON.stringify([path, revision, key]);
      const [first] = group;
      if (!first || this.#logged.has(logKey)) continue;
      this.#logged.set(logKey, true);
      if (first.rule === missingListsRule)
        this.#log.error(
          { err: new MissingNewsletterLists('article'), path },
          'a newsletter driver has no newsletter',
        );
      this.#metrics.problems.inc({ rule: first.rule, severity: first.severity }, group.length);
      const blockIds = [...new Set(group.flatMap(({ blockId }) => blockId ?? []))].slice(0, maxBlockIds);
      this.#log[first.severity === 'error' ? 'warn' : 'info'](
        {
          path,
          revision,
          rule: first.rule,
          severity: first.severity,
          blockType: first.blockType,
          count: group.length,
          blockIds,
          pointer: first.pointer,
        },
        first.message,
      );
    }
  }
}

function grouped(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { rule, blockType = '', message } = problem;
    const lost = rule === contentLostRule ? message.split(':', 1) : [];
    const key = JSON.stringify([rule, blockType, ...lost]);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return groups;
}
