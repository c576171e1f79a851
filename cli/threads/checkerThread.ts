import { threadFile } from '#platform/threadFile.ts';
import { Stop, type ThreadLimits, WatchedThread } from '#platform/watchedThread.ts';
import type { CorpusEntry } from '#rules/engine/corpus.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { IndexedDocument } from '../check/indexDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Checker } from './checker.ts';
import {
  type CustomRuleInfo,
  type Message,
  progress,
  type Task,
  type ThreadRules,
} from './threadMessages.ts';

const program = threadFile('checkerThreadMain', import.meta.url);

/** Node.js detects the module type, and warns that a publisher's package does not declare it. */
const flagsWithoutModuleWarnings = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];

/** If a rule does not end, the thread is terminated, and the next one skips the rule. */
export class CheckerThread implements Checker {
  readonly #settings: CheckSettings;
  readonly #limits: ThreadLimits;
  readonly #stopped: Set<string>;
  #corpus: readonly CorpusEntry[] | undefined;
  #thread: WatchedThread<Message>;
  #without: readonly string[] = [];

  constructor(settings: CheckSettings, stopped: Set<string>, limits: ThreadLimits) {
    this.#settings = settings;
    this.#stopped = stopped;
    this.#limits = limits;
    this.#thread = this.#start();
  }

  async customRules(): Promise<readonly CustomRuleInfo[]> {
    return (await this.#rules()).custom;
  }

  async index(documents: readonly ArticleDocument[]): Promise<IndexedDocument[]> {
    const answer = await this.#send({ kind: 'index', documents });
    return !(answer instanceof Stop) && answer.kind === 'indexed' ? answer.documents : [];
  }

  async check(documents: readonly ArticleDocument[]): Promise<CheckedDocument[]> {
    const answer = await this.#send({ kind: 'check', documents });
    if (!(answer instanceof Stop)) {
      if (answer.kind !== 'checked') return [];
      return this.#without.length > 0 ? answer.documents.map(withoutStamp) : answer.documents;
    }
    const { names } = await this.#rules();
    const stopped = { rule: names[(answer.progress[progress.rule] ?? 0) - 1], reason: answer.reason };
    if (stopped.rule !== undefined) this.#stopped.add(stopped.rule);
    this.#thread = this.#start();
    const document = answer.progress[progress.document] ?? 0;
    // A second stop at the same document outside a rule is no fault of the article.
    if (stopped.rule === undefined && documents[document]?.stopped) throw new Error(stopped.reason);
    return this.check(documents.map((each, place) => (place === document ? { ...each, stopped } : each)));
  }

  know(corpus: readonly CorpusEntry[] | undefined): void {
    this.#corpus = corpus;
    this.#thread.tell({ kind: 'know', corpus });
  }

  end(): Promise<void> {
    return this.#thread.end();
  }

  async #send(task: Task): Promise<Message | Stop> {
    await this.#rules();
    return this.#thread.ask(task);
  }

  async #rules(): Promise<ThreadRules> {
    const message = await this.#thread.loaded;
    if (message instanceof Stop) throw new UsageError(`the custom rules cannot be loaded: ${message.reason}`);
    if (message.kind === 'ready') return message.rules;
    throw new UsageError(
      message.kind === 'refused' ? message.reason : 'the checker thread is in an invalid state',
    );
  }

  #start(): WatchedThread<Message> {
    this.#without = [...this.#stopped];
    const thread = new WatchedThread<Message>(program, {
      places: progress.places,
      limits: this.#limits,
      data: { settings: this.#settings, stopped: this.#without },
      execArgv: flagsWithoutModuleWarnings,
    });
    if (this.#corpus) thread.tell({ kind: 'know', corpus: this.#corpus });
    return thread;
  }
}

function withoutStamp({ stamp: _, ...checked }: CheckedDocument): CheckedDocument {
  return checked;
}
