import type { CorpusEntry } from '../../quality/corpus.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { IndexedDocument } from '../site/indexDocument.ts';
import type { Checker } from './checker.ts';
import type { CustomRuleInfo } from './threadMessages.ts';
import { type ThreadLimits, WatchedThread } from './watchedThread.ts';

/** Checks in another thread. Where a rule does not end, that thread is ended, and the next one goes on without the rule. */
export class CheckerThread implements Checker {
  readonly #settings: CheckSettings;
  readonly #limits: ThreadLimits;
  /** Rules that did not end, here or in other threads of the same pool. */
  readonly #stopped: Set<string>;
  #corpus: readonly CorpusEntry[] | undefined;
  #thread: WatchedThread;
  /** What the thread leaves out. */
  #without: readonly string[] = [];

  constructor(settings: CheckSettings, stopped: Set<string>, limits: ThreadLimits) {
    this.#settings = settings;
    this.#stopped = stopped;
    this.#limits = limits;
    this.#thread = this.#start();
  }

  /** @throws UsageError where a publisher's own rules cannot be loaded */
  async customRules(): Promise<readonly CustomRuleInfo[]> {
    return (await this.#thread.rules).custom;
  }

  async index(documents: readonly ArticleDocument[]): Promise<IndexedDocument[]> {
    const answer = await this.#thread.ask({ kind: 'index', documents });
    return answer.kind === 'indexed' ? answer.documents : [];
  }

  async check(documents: readonly ArticleDocument[]): Promise<CheckedDocument[]> {
    const answer = await this.#thread.ask({ kind: 'check', documents });
    if (answer.kind === 'checked')
      return this.#without.length > 0 ? answer.documents.map(notKept) : answer.documents;
    if (answer.kind === 'indexed') return [];
    const stopped = { rule: (await this.#thread.rules).names[answer.rule - 1], reason: answer.reason };
    if (stopped.rule !== undefined) this.#stopped.add(stopped.rule);
    this.#thread = this.#start();
    return this.check(
      documents.map((document, place) => (place === answer.document ? { ...document, stopped } : document)),
    );
  }

  know(corpus: readonly CorpusEntry[] | undefined): void {
    this.#corpus = corpus;
    this.#thread.tell({ kind: 'know', corpus });
  }

  end(): Promise<void> {
    return this.#thread.end();
  }

  #start(): WatchedThread {
    this.#without = [...this.#stopped];
    const thread = new WatchedThread({ settings: this.#settings, stopped: this.#without }, this.#limits);
    if (this.#corpus) thread.tell({ kind: 'know', corpus: this.#corpus });
    return thread;
  }
}

/** What was not checked for every rule is not to be taken for it by a later run. */
function notKept({ stamp: _, ...checked }: CheckedDocument): CheckedDocument {
  return checked;
}
