import type { JsonObject } from '#editing/editedValue.ts';
import type { SequencedOperation } from '#editing/exchange.ts';
import type { ChangeBus } from '../../changes/changeBus.ts';
import { operationsSince, sequenceOf, settle } from '../operations/operationLog.ts';
import type { Database } from '../tables/tables.ts';
import {
  type OpenedArticle,
  type OperationBatch,
  openEdited,
  type TakeOutcome,
  takeOperations,
} from './editArticle.ts';

/** Articles that are being edited, by their operations. */
export class EditingStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /** @throws InvalidArticleError where no article can stand at the path */
  async open(path: string, beginning: JsonObject): Promise<OpenedArticle> {
    const { opened, changed } = await openEdited(this.#db, path, beginning);
    if (changed) this.#changes.publishHere('operations', path);
    return opened;
  }

  /** @throws InvalidArticleError where no article can stand at the path */
  async take(path: string, batch: OperationBatch, beginning: JsonObject): Promise<TakeOutcome> {
    const outcome = await takeOperations(this.#db, path, batch, beginning);
    if (outcome.ok && outcome.changed) this.#changes.publishHere('operations', path);
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
}
