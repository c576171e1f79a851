import type { QueryExecutorProvider } from 'kysely';
import { ChangeNotices } from '../source/changeNotices.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { ChangeListener } from '../source/source.ts';
import { type Change, isKey, publishToOthers, type Topic, topics } from './change.ts';
import { PostgresChanges } from './postgresChanges.ts';

/** `alone`: the database has no other instances. */
export type ChangesState = 'alone' | 'listening' | 'reconnecting';

/** Triggers publish changes of rows to other instances at commit; this instance gets its own immediately. */
export class ChangeBus {
  readonly #log: ContentLog;
  readonly #databaseUrl: string | undefined;
  readonly #topics: ReadonlyMap<string, ChangeNotices>;
  readonly #reconnections: ChangeNotices;
  #others: { db: QueryExecutorProvider; listener: PostgresChanges } | undefined;

  /** @param databaseUrl undefined if no other instance uses the database */
  constructor(log: ContentLog, databaseUrl?: string) {
    this.#log = log;
    this.#databaseUrl = databaseUrl;
    this.#topics = new Map(topics.map((topic) => [topic, new ChangeNotices(log)]));
    this.#reconnections = new ChangeNotices(log);
  }

  get state(): ChangesState {
    if (this.#databaseUrl === undefined) return 'alone';
    return this.#others?.listener.isListening ? 'listening' : 'reconnecting';
  }

  /** With the key of each change, and its new revision if known. Returns the unsubscribe function. */
  on(topic: Topic, handler: ChangeListener): () => void {
    return this.#topics.get(topic)?.add(handler) ?? (() => undefined);
  }

  /** After missed changes were published here. Returns the unsubscribe function. */
  onReconnect(handler: () => void): () => void {
    return this.#reconnections.add(handler);
  }

  /** For changes without a trigger. @throws RangeError for a key that is too long or has control characters */
  async publish(change: Change): Promise<void> {
    if (!change.keys.every(isKey)) throw new RangeError('A key of this change is too long.');
    for (const key of change.keys) this.publishHere(change.topic, key);
    if (this.#others && change.keys.length > 0) await publishToOthers(this.#others.db, change);
  }

  /** Only here, after the commit: other instances hear of it from a trigger. */
  publishHere(topic: Topic, key: string, revision?: string): void {
    this.#topics.get(topic)?.emit(key, revision);
  }

  /** No-op without other instances. @param instance application name of the sessions in `db` */
  async connect(instance: string, db: QueryExecutorProvider): Promise<void> {
    if (this.#databaseUrl === undefined) return;
    const listener = new PostgresChanges({
      databaseUrl: this.#databaseUrl,
      instance,
      log: this.#log,
      publish: (topic, key) => publishToOthers(db, { topic, keys: [key] }),
      // A newer release may publish topics that are unknown here.
      onChange: (topic, key) => this.#topics.get(topic)?.emit(key),
      reconnected: () => this.#reconnections.emit(''),
    });
    this.#others = { db, listener };
    await listener.start();
  }

  /** Handlers stay: it can be connected again. */
  async disconnect(): Promise<void> {
    await this.#others?.listener.close();
    this.#others = undefined;
  }
}
