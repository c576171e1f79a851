import type { ArticleAt, HistoryPage, Moment, OperationOnRecord } from '#editing/history.ts';
import type { Database } from '../tables/tables.ts';
import { articleAt } from './articleMoments.ts';
import { foldOperations } from './foldOperations.ts';
import { operationOnRecord } from './operationOnRecord.ts';
import * as record from './record.ts';
import { historyPage } from './timeline.ts';

/** How articles came to be what they are. Nothing here changes what was done. */
export class HistoryStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** {@link historyPage} */
  page(path: string, before?: string): Promise<HistoryPage> {
    return historyPage(this.#db, path, before);
  }

  /** {@link articleAt} */
  at(path: string, moment: Moment): Promise<ArticleAt | undefined> {
    return articleAt(this.#db, path, moment);
  }

  /** {@link operationOnRecord} */
  operation(path: string, sequence: number): Promise<OperationOnRecord | undefined> {
    return operationOnRecord(this.#db, path, sequence);
  }

  /** {@link foldOperations} */
  fold(now: Date, behind: string): Promise<string> {
    return foldOperations(this.#db, now, behind);
  }

  // All of it, for those who must account for it.

  revisions(path: string): AsyncIterable<record.RevisionOnRecord> {
    return record.revisionsOnRecord(this.#db, path);
  }

  operations(path: string): AsyncIterable<record.DoneOnRecord> {
    return record.operationsOnRecord(this.#db, path);
  }

  folded(path: string): AsyncIterable<record.FoldedOnRecord> {
    return record.foldedOnRecord(this.#db, path);
  }

  parked(path: string): AsyncIterable<record.ParkedOnRecord> {
    return record.parkedOnRecord(this.#db, path);
  }

  reviews(path: string): AsyncIterable<record.ReviewOnRecord> {
    return record.reviewsOnRecord(this.#db, path);
  }

  standings(path: string): AsyncIterable<record.StandingOnRecord> {
    return record.standingsOnRecord(this.#db, path);
  }

  schedules(path: string): AsyncIterable<record.ScheduleOnRecord> {
    return record.schedulesOnRecord(this.#db, path);
  }
}
