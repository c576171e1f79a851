import { Worker } from 'node:worker_threads';
import type { PGliteDialectConfig } from 'kysely';
import { threadFile } from '#platform/threadFile.ts';
import type { QueryResults, Question, Reply, ThreadData, ThrownError } from './pgliteMessages.ts';

type PGliteLike = Exclude<PGliteDialectConfig['pglite'], (...parameters: never[]) => unknown>;

/** PostgreSQL's code for a failed transaction. */
const failedTransaction = '25P02';

interface QueuedQuery {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** One connection: Kysely runs one transaction after the other. */
export class PGliteClient implements PGliteLike {
  readonly waitReady: Promise<void>;
  readonly #worker: Worker;
  readonly #queue: QueuedQuery[] = [];
  #isReady = false;
  #isClosing = false;
  #end: Error | undefined;

  /** @param folder undefined for a database in memory @param ended called for an unexpected end */
  constructor(folder: string | undefined, ended: (error: Error) => void) {
    const workerData: ThreadData = { folder };
    this.#worker = new Worker(threadFile('pgliteThread', import.meta.url), { workerData });
    const onEnd = (error: Error) => {
      if (this.#end) return;
      this.#end = error;
      for (const { reject } of this.#queue.splice(0)) reject(error);
      if (!this.#isClosing) ended(error);
    };
    const onFailed = (cause: Error) =>
      onEnd(new Error('The thread of the built-in database has failed.', { cause }));
    this.#worker.on('message', (reply: Reply) => {
      this.#queue.shift()?.resolve(reply);
      if (reply.kind === 'crashed') onFailed(thrownAgain(reply.error));
    });
    this.#worker.on('error', onFailed);
    this.#worker.on('exit', () => onEnd(new Error('The thread of the built-in database has ended.')));
    this.waitReady = this.#reply().then(() => {
      this.#isReady = true;
    });
    // Callers that await it get the failure; it must not be an unhandled rejection as well.
    this.waitReady.catch(() => undefined);
  }

  get ready(): boolean {
    return this.#isReady;
  }

  get closed(): boolean {
    return this.#isClosing;
  }

  query(sql: string, parameters: readonly unknown[] = []): Promise<QueryResults> {
    return this.#run(sql, parameters);
  }

  async transaction<Result>(
    work: (transaction: { query: PGliteLike['query']; rollback: () => Promise<void> }) => Promise<Result>,
  ): Promise<Result> {
    try {
      await this.#run('begin');
    } catch (error) {
      // Kysely waits for the work to begin, not for this to fail: it would wait forever.
      const refuse = () => Promise.reject(error);
      await work({ query: refuse, rollback: async () => undefined });
      throw error;
    }
    let result: Result;
    try {
      result = await work({
        query: (sql, parameters) => this.query(sql, parameters),
        rollback: async () => void (await this.#run('rollback')),
      });
    } catch (error) {
      // A crashed database has nothing to roll back; the error says why.
      if (!this.#end) await this.#run('rollback');
      throw error;
    }
    const { command } = await this.#run('commit');
    if (command === 'ROLLBACK') {
      const message = 'A statement of the transaction failed, so it was rolled back.';
      throw Object.assign(new Error(message), { code: failedTransaction });
    }
    return result;
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    try {
      if (this.#isReady && !this.#end) await this.#send({ kind: 'close' });
    } finally {
      await this.#worker.terminate();
    }
  }

  async #run(sql: string, parameters: readonly unknown[] = []): Promise<QueryResults> {
    const reply = await this.#send({ kind: 'query', sql, parameters });
    if (reply.kind !== 'result') throw new TypeError(`A query was replied to with “${reply.kind}”.`);
    return reply;
  }

  async #send(question: Question): Promise<Reply> {
    if (this.#end) throw new Error(this.#end.message, { cause: this.#end });
    this.#worker.postMessage(question);
    return this.#reply();
  }

  async #reply(): Promise<Reply> {
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.#queue.push({ resolve, reject });
    });
    if (reply.kind === 'failed' || reply.kind === 'crashed') throw thrownAgain(reply.error);
    return reply;
  }
}

function thrownAgain({ message, details }: ThrownError): Error {
  return Object.assign(new Error(message), details);
}
