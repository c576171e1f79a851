import { HttpError } from '#platform/http/httpError.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { threadFile } from '#platform/threadFile.ts';
import { Stop, WatchedThread } from '#platform/watchedThread.ts';
import { failedRule } from '#quality/findings.ts';
import { contentRules } from '#quality/generated/rules.ts';
import { createProblem } from '#transformer/createProblem.ts';
import type { Problem } from '#transformer/problem.ts';
import {
  type ArticleToCheck,
  type CheckTask,
  type KnownOfSite,
  progressPlaces,
  ruleUnderWay,
} from './checkMessages.ts';

/** In milliseconds: how long the thread may load, and how long a rule may look at one thing, such as a block or a text. */
const usualLimits = { loading: 30_000, work: 2_000 };
/** How long whoever wants an article checked waits for the thread, in milliseconds. */
const patience = 10_000;
const maxWaiting = 20;
/** Threads that are ended for one article, before the rest of it goes unchecked. */
const maxStops = 3;
/** An article that takes more memory to check is one that a rule runs away with. */
const maxMegabytes = 512;

interface ArticleCheckerOptions {
  limits?: typeof usualLimits;
  settings?: KnownOfSite;
  /** The program of the thread; tests have one of their own. */
  thread?: URL;
}

/**
 * Holds articles against the content rules, in a thread of its own and never on that of the readers: whatever an
 * article makes of a rule, it delays nobody. A rule that does not end is stopped with the thread, and named; the others
 * go on in a new one.
 */
export class ArticleChecker {
  readonly #limits: typeof usualLimits;
  readonly #settings: KnownOfSite;
  readonly #file: URL;
  readonly #line = new WorkQueue({ maxRunning: 1, maxWaiting });
  #thread: WatchedThread<Problem[]> | undefined;

  constructor({ limits = usualLimits, settings = {}, thread }: ArticleCheckerOptions = {}) {
    this.#limits = limits;
    this.#settings = settings;
    this.#file = thread ?? threadFile('checkThread', import.meta.url);
  }

  /**
   * All that is to be said of an article. Where too much else is checked, it says that, and what was found already.
   *
   * @param foundRendering what was found while the article was rendered
   * @param at the moment that it is checked for; now, where nothing is said
   */
  async check(
    article: ArticleToCheck,
    path: string,
    foundRendering: readonly Problem[],
    at?: Date,
  ): Promise<Problem[]> {
    const until = performance.now() + patience;
    try {
      return await this.#line.run(
        () => this.#checkAlone({ article, path, foundRendering, without: [], settings: this.#settings, at }),
        { until: () => until },
      );
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return [...foundRendering, notChecked(path)];
    }
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }

  async #checkAlone(task: CheckTask): Promise<Problem[]> {
    const { path, foundRendering } = task;
    const stops: Problem[] = [];
    const without: string[] = [];
    while (stops.length < maxStops) {
      const outcome = await this.#openThread().ask({ ...task, without });
      if (!(outcome instanceof Stop)) return [...outcome, ...stops];
      const rule = contentRules[(outcome.progress[ruleUnderWay] ?? 0) - 1]?.id;
      stops.push(stopped(rule, outcome.reason, path));
      // What is no rule's fault would be the same again.
      if (rule === undefined) break;
      without.push(rule);
    }
    return [...foundRendering, ...stops];
  }

  /** The thread that is there; another one, where that has ended. */
  #openThread(): WatchedThread<Problem[]> {
    if (this.#thread && !this.#thread.hasEnded) return this.#thread;
    const thread = new WatchedThread<Problem[]>(this.#file, {
      places: progressPlaces,
      limits: this.#limits,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    // The process ends when everything else has.
    thread.unref();
    this.#thread = thread;
    return thread;
  }
}

function stopped(rule: string | undefined, reason: string, path: string): Problem {
  const what = rule === undefined ? 'Checking' : `The rule ${rule}`;
  return createProblem({
    rule: failedRule,
    severity: 'error',
    path,
    pointer: '',
    evidence: rule ?? '',
    message: `${what} was stopped in this article: ${reason}. From here on nothing was checked for it. The fault is the rule's: tell its authors.`,
  });
}

function notChecked(path: string): Problem {
  return createProblem({
    rule: failedRule,
    severity: 'info',
    path,
    pointer: '',
    message: 'The content rules were not run: too much else is being checked. They are run when you go on.',
  });
}
