import { HttpError } from '#platform/http/httpError.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { threadFile } from '#platform/threadFile.ts';
import { Stop, WatchedThread } from '#platform/watchedThread.ts';
import { failedRule } from '#rules/engine/findings.ts';
import { contentRules } from '#rules/generated/rules.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import {
  type ArticleToCheck,
  type CheckTask,
  type KnownOfSite,
  progressPlaces,
  ruleUnderWay,
} from './checkMessages.ts';

/**
 * Milliseconds, for the thread and for one rule on a block or text. With 15 processes on two processors,
 * a limit of 2,000 stopped rules that were only waiting.
 */
const usualLimits = { loading: 30_000, work: 5_000 };
const threadTimeoutMs = 10_000;
const maxQueued = 20;
/** Per article, before the rest stays unchecked. */
const maxStops = 3;
/** More means that a rule runs away. */
const maxMegabytes = 512;

interface ArticleCheckerOptions {
  limits?: typeof usualLimits;
  settings?: KnownOfSite;
  thread?: URL;
}

/** Rules never delay readers. A rule that does not end is terminated with the thread. */
export class ArticleChecker {
  readonly #limits: typeof usualLimits;
  readonly #settings: KnownOfSite;
  readonly #file: URL;
  readonly #queue = new WorkQueue({ maxRunning: 1, maxWaiting: maxQueued });
  #thread: WatchedThread<Problem[]> | undefined;
  #isClosed = false;

  constructor({ limits = usualLimits, settings = {}, thread }: ArticleCheckerOptions = {}) {
    this.#limits = limits;
    this.#settings = settings;
    this.#file = thread ?? threadFile('checkThread', import.meta.url);
  }

  /** If the queue is too long, the problems so far and a note. @param at by default now */
  async check(
    article: ArticleToCheck,
    path: string,
    foundRendering: readonly Problem[],
    at?: Date,
  ): Promise<Problem[]> {
    const until = performance.now() + threadTimeoutMs;
    try {
      return await this.#queue.run(
        () => this.#checkOne({ article, path, foundRendering, without: [], settings: this.#settings, at }),
        { until: () => until },
      );
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return [...foundRendering, notChecked(path)];
    }
  }

  /** Checks that are running or queued give what rendering has found. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }

  async #checkOne(task: CheckTask): Promise<Problem[]> {
    const { path, foundRendering } = task;
    const stops: Problem[] = [];
    const without: string[] = [];
    while (stops.length < maxStops && !this.#isClosed) {
      const outcome = await this.#openThread().ask({ ...task, without });
      if (!(outcome instanceof Stop)) return [...outcome, ...stops];
      if (this.#isClosed) break;
      const rule = contentRules[(outcome.progress[ruleUnderWay] ?? 0) - 1]?.id;
      stops.push(stopped(rule, outcome.reason, path));
      // A stop outside any rule would recur in a new thread.
      if (rule === undefined) break;
      without.push(rule);
    }
    return [...foundRendering, ...stops];
  }

  #openThread(): WatchedThread<Problem[]> {
    if (this.#thread && !this.#thread.hasEnded) return this.#thread;
    const thread = new WatchedThread<Problem[]>(this.#file, {
      places: progressPlaces,
      limits: this.#limits,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    thread.unref();
    this.#thread = thread;
    return thread;
  }
}

function stopped(rule: string | undefined, reason: string, path: string): Problem {
  const subject = rule === undefined ? 'Checking' : `The rule ${rule}`;
  return createProblem({
    rule: failedRule,
    severity: 'error',
    path,
    pointer: '',
    evidence: rule ?? '',
    message: `${subject} was stopped in this article: ${reason}. The rest of the article was not checked for it. This is an error in the rule: report it to its authors.`,
  });
}

function notChecked(path: string): Problem {
  return createProblem({
    rule: failedRule,
    severity: 'info',
    path,
    pointer: '',
    message: 'The content rules were not run: the server is busy. They will run after your next change.',
  });
}
