import type { QueryExecutorProvider } from 'kysely';
import { ChangeNotices } from '../source/changeNotices.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { ChangeListener } from '../source/source.ts';
import { type Change, isKey, publishToOthers, type Topic, topics } from './change.ts';
import { PostgresChanges } from './postgresChanges.ts';

/** `alone`: the database has no other instances. */
export type ChangesState = 'alone' | 'listening' | 'reconnecting';

/**
 * What changes, for all who depend on it, on all instances that share a database. Rows have triggers that publish every change to other
 * instances when the transaction commits; this instance hears its own changes immediately.
 */
export class ChangeBus {
  readonly #log: ContentLog;
  readonly #databaseUrl: string | undefined;
  readonly #topics: ReadonlyMap<string, ChangeNotices>;
  readonly #reconnections: ChangeNotices;
  #others: { db: QueryExecutorProvider; listener: PostgresChanges } | undefined;

  /** @param databaseUrl of the server that instances share; undefined where the database is this one's alone */
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

  /** Calls the handler with the key of each change, here or elsewhere, and with its new revision where that is known. Returns the way to stop it. */
  on(topic: Topic, handler: ChangeListener): () => void {
    return this.#topics.get(topic)?.add(handler) ?? (() => undefined);
  }

  /** Calls the handler when this instance listens again after it did not: what it missed has been published here. Returns the way to stop it. */
  onReconnect(handler: () => void): () => void {
    return this.#reconnections.add(handler);
  }

  /**
   * Publishes what no trigger does, to this instance immediately and to all others.
   *
   * @throws RangeError where a key is too long or has control characters
   */
  async publish(change: Change): Promise<void> {
    if (!change.keys.every(isKey)) throw new RangeError('A key of this change is too long.');
    for (const key of change.keys) this.publishHere(change.topic, key);
    if (this.#others && change.keys.length > 0) await publishToOthers(this.#others.db, change);
  }

  /** Publishes a change to this instance alone, after its commit: others hear of it from a trigger. */
  publishHere(topic: Topic, key: string, revision?: string): void {
    this.#topics.get(topic)?.emit(key, revision);
  }

  /**
   * Begins to listen to other instances, if there can be any.
   *
   * @param instance the application name of the sessions in `db`
   */
  async connect(instance: string, db: QueryExecutorProvider): Promise<void> {
    if (this.#databaseUrl === undefined) return;
    const listener = new PostgresChanges({
      databaseUrl: this.#databaseUrl,
      instance,
      log: this.#log,
      publish: (topic, key) => publishToOthers(db, { topic, keys: [key] }),
      // A newer release may publish topics that are unknown here.
      heard: (topic, key) => this.#topics.get(topic)?.emit(key),
      reconnected: () => this.#reconnections.emit(''),
    });
    this.#others = { db, listener };
    await listener.start();
  }

  /** Stops listening to other instances. Handlers stay: it can be connected again. */
  async disconnect(): Promise<void> {
    await this.#others?.listener.close();
    this.#others = undefined;
  }
}
