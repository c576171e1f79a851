import { sql } from 'kysely';
import type { JsonObject } from '#editing/editedValue.ts';
import type { SequencedOperation } from '#editing/exchange.ts';
import { ChangeNotices } from '../../source/changeNotices.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { editingChannel } from '../notices/channels.ts';
import type { NoticeChannel } from '../notices/postgresNotices.ts';
import { operationsSince, sequenceOf, settle } from '../operations/operationLog.ts';
import type { Database } from '../tables/tables.ts';
import {
  type OpenedArticle,
  type OperationBatch,
  openEdited,
  type TakeOutcome,
  takeOperations,
} from './editArticle.ts';

/** The channel on which instances tell each other what is kept nowhere, such as who is there. */
const messageChannel = 'pagewell_editing_messages';
/** In bytes, below what PostgreSQL takes with the instance's name in front. */
const maxMessageBytes = 4_000;

/** Articles that are being edited: their operations, and those who want to hear of them. */
export class EditingStore {
  readonly #db: Database;
  readonly #instance: string | undefined;
  readonly #changes: ChangeNotices;
  readonly #messages: ChangeNotices;

  /**
   * @param instance the name under which others are told; undefined where there are no others
   */
  constructor(db: Database, instance: string | undefined, log: ContentLog) {
    this.#db = db;
    this.#instance = instance;
    this.#changes = new ChangeNotices(log);
    this.#messages = new ChangeNotices(log);
  }

  /** @throws InvalidArticleError where no article can stand at the path */
  async open(path: string, beginning: JsonObject): Promise<OpenedArticle> {
    const { opened, changed } = await openEdited(this.#db, path, beginning);
    if (changed) this.emit(path);
    return opened;
  }

  /** @throws InvalidArticleError where no article can stand at the path */
  async take(path: string, batch: OperationBatch, beginning: JsonObject): Promise<TakeOutcome> {
    const outcome = await takeOperations(this.#db, path, batch, beginning);
    if (outcome.ok && outcome.changed) this.emit(path);
    return outcome;
  }

  /** The last operation's sequence, and those that came after another one; undefined where nobody has opened the article. */
  async since(
    path: string,
    since: number,
  ): Promise<{ sequence: number; operations: SequencedOperation[] } | undefined> {
    const sequence = await sequenceOf(this.#db, path);
    if (sequence === undefined) return undefined;
    const operations = sequence > since ? await operationsSince(this.#db, path, since) : [];
    return { sequence: Math.max(sequence, operations.at(-1)?.sequence ?? 0), operations };
  }

  /** Notes that somebody has decided about a parked operation. Says whether there is such a one. */
  settle(path: string, id: string): Promise<boolean> {
    return settle(this.#db, path, id);
  }

  /** Calls the listener with the path of each article whose operations go on. Returns the way to stop it. */
  onOperations(listener: (path: string) => void): () => void {
    return this.#changes.add(listener);
  }

  /** Tells all instances, this one too, something that is kept nowhere: a JSON object of at most 4,000 bytes. */
  async tell(message: object): Promise<void> {
    const text = JSON.stringify(message);
    if (Buffer.byteLength(text) > maxMessageBytes) throw new RangeError('This message is too long.');
    this.#messages.emit(text);
    if (this.#instance === undefined) return;
    await sql`select pg_notify(${messageChannel}, ${`${this.#instance} ${text}`})`.execute(this.#db);
  }

  /** Calls the listener with each message's JSON text. Returns the way to stop it. */
  onMessage(listener: (text: string) => void): () => void {
    return this.#messages.add(listener);
  }

  /** Tells those of this instance who want to hear of an article's operations. */
  emit(path: string): void {
    this.#changes.emit(path);
  }

  /** What other instances tell. */
  channels(): NoticeChannel[] {
    return [
      {
        name: editingChannel,
        begins: '/',
        heard: (path) => this.#changes.emit(path),
        missed: { table: 'edited_articles', changedAt: 'updated_at' },
      },
      { name: messageChannel, begins: '{', heard: (text) => this.#messages.emit(text) },
    ];
  }

  clear(): void {
    this.#changes.clear();
    this.#messages.clear();
  }
}
