import { Worker } from 'node:worker_threads';
import { threadFile } from '../../platform/threadFile.ts';
import { contentRules } from '../../quality/contentRules.ts';
import { failedRule } from '../../quality/findings.ts';
import { createProblem } from '../../transformer/createProblem.ts';
import type { Problem } from '../../transformer/problem.ts';
import { Line } from '../process/line.ts';
import { type ArticleToCheck, type CheckTask, progress } from './checkMessages.ts';

/** For a rule to look at one thing: a block, a text, the article. In milliseconds, like all here. */
export const ruleLimit = 2_000;
/** How many times within that limit it is looked whether the thread gets on. */
const looks = 10;
/** How long whoever wants an article checked waits for the thread. */
const patience = 10_000;
const maxWaiting = 20;
/** Threads that are ended for one article, before the rest of it goes unchecked. */
const maxStops = 3;
/** An article that takes more memory to check is one that a rule runs away with. */
const maxMegabytes = 512;

interface ArticleCheckerOptions {
  /** See {@link ruleLimit}. */
  limit?: number;
  /** The program of the thread; tests have one of their own. */
  thread?: URL;
}

/**
 * Holds articles against the content rules, in a thread of its own and never on that of the readers: whatever an
 * article makes of a rule, it delays nobody. A rule that does not end is stopped with the thread, and named; the others
 * go on in a new one.
 */
export class ArticleChecker {
  readonly #limit: number;
  readonly #file: URL;
  readonly #line = new Line({ places: 1, maxWaiting });
  readonly #progress = new Int32Array(new SharedArrayBuffer(progress.places * Int32Array.BYTES_PER_ELEMENT));
  #worker: Worker | undefined;

  constructor({ limit = ruleLimit, thread }: ArticleCheckerOptions = {}) {
    this.#limit = limit;
    this.#file = thread ?? threadFile('checkThread', import.meta.url);
  }

  /**
   * @param alsoFound what was found elsewhere, while the article was rendered: what the check finds as well is told once
   * @throws HttpError 503 where too much else is checked
   */
  check(article: ArticleToCheck, path: string, alsoFound: readonly Problem[]): Promise<Problem[]> {
    const until = performance.now() + patience;
    return this.#line.run(
      () => this.#checkAlone(article, path, alsoFound),
      () => until,
    );
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #checkAlone(
    article: ArticleToCheck,
    path: string,
    alsoFound: readonly Problem[],
  ): Promise<Problem[]> {
    const stops: Problem[] = [];
    const without: string[] = [];
    while (stops.length < maxStops) {
      const outcome = await this.#ask({ article, alsoFound, without });
      if (Array.isArray(outcome)) return [...outcome, ...stops];
      await this.close();
      stops.push(stopProblem(outcome.rule, outcome.reason, path));
      // What is no rule's fault would be the same again.
      if (outcome.rule === undefined) break;
      without.push(outcome.rule);
    }
    return [...alsoFound, ...stops];
  }

  /** What the thread found, or why it had to be stopped, and in which rule. */
  #ask(task: CheckTask): Promise<Problem[] | { rule: string | undefined; reason: string }> {
    const { promise, resolve } = Promise.withResolvers<Problem[] | { rule: string | undefined; reason: string }>();
    const stop = (reason: string) => resolve({ rule: this.#ruleUnderWay(), reason });
    const worker = this.#worker ?? this.#start();
    const onError = (error: unknown) => stop(error instanceof Error ? error.message : String(error));
    worker.once('message', resolve).once('error', onError);
    worker.postMessage(task);
    const watch = this.#watch(() => stop(`it did not end within ${this.#limit / 1_000} seconds`));
    return promise.finally(() => {
      clearInterval(watch);
      worker.off('message', resolve).off('error', onError);
    });
  }

  #start(): Worker {
    Atomics.store(this.#progress, progress.steps, 0);
    this.#worker = new Worker(this.#file, {
      workerData: this.#progress,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    // The process ends when everything else has.
    this.#worker.unref();
    return this.#worker;
  }

  /** Counts how often the thread is seen at the same place: time alone says nothing where all processes have to wait. */
  #watch(onStandstill: () => void): NodeJS.Timeout {
    let seen = -1;
    let times = 0;
    return setInterval(() => {
      const steps = Atomics.load(this.#progress, progress.steps);
      times = steps === seen ? times + 1 : 0;
      seen = steps;
      if (times >= looks) onStandstill();
    }, this.#limit / looks);
  }

  #ruleUnderWay(): string | undefined {
    return contentRules[Atomics.load(this.#progress, progress.rule) - 1]?.id;
  }
}

function stopProblem(rule: string | undefined, reason: string, path: string): Problem {
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
