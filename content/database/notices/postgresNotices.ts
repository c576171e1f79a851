import pg from 'pg';
import type { ContentLog } from '../../source/contentLog.ts';

const firstRetryMs = 500;
/** So that an instance hears of the others within five seconds of the database being back. */
const longestRetryMs = 4_000;
/** How far behind its commit a change's time may lie: the longest that publishing may take, and some. */
const catchUpMarginSeconds = 60;
/** A connection that the network dropped without a word is noticed by asking now and then. */
const checkEveryMs = 30_000;
const answerWithinMs = 5_000;

/** What instances tell each other: the name of whoever tells it, a space, and a text. */
export interface NoticeChannel {
  name: string;
  /** What every text begins with. */
  begins: '/' | '{';
  heard: (text: string) => void;
  /** The table whose rows say what may have been missed, by their `path` or another column, and the column with their time. */
  missed?: { table: string; changedAt: string; names?: string };
}

export type NoticesState = 'listening' | 'reconnecting' | 'closed';

/**
 * Listens on a connection of its own for what other instances tell. After a lost connection it comes back by
 * itself, and tells of everything that changed in between: a notice may come twice, but none is lost.
 */
export class PostgresNotices {
  readonly #databaseUrl: string;
  readonly #instance: string;
  readonly #channels: readonly NoticeChannel[];
  readonly #log: ContentLog;
  readonly #whenBack = new Set<() => void>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #failures = 0;
  /** By the server's clock: all before it is known. */
  #heardUntil: string | undefined;
  #state: NoticesState = 'reconnecting';

  /** What was told under the instance's own name is left out: its listeners have had it already. */
  constructor(databaseUrl: string, instance: string, channels: readonly NoticeChannel[], log: ContentLog) {
    this.#databaseUrl = databaseUrl;
    this.#instance = instance;
    this.#channels = channels;
    this.#log = log;
  }

  get state(): NoticesState {
    return this.#state;
  }

  /** Calls the listener when it listens again after a while in which it did not, and what was missed is told. Returns the way to stop it. */
  onBack(listener: () => void): () => void {
    this.#whenBack.add(listener);
    return () => this.#whenBack.delete(listener);
  }

  /** Begins to listen; settles after the first attempt, whether it succeeded or will be repeated. */
  async start(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.#reconnectLater(error);
    }
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    this.#whenBack.clear();
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
      application_name: `${this.#instance} notices`,
    });
    // Set before connecting: an error event without a listener would end the process.
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the database server closed the connection')));
    client.on('notification', ({ channel, payload }) => this.#heard(channel, payload));
    this.#client = client;
    await client.connect();
    // Listening first, then asking what was missed: the other way round a change in between would be lost.
    for (const { name } of this.#channels) await client.query(`listen ${name}`);
    await this.#catchUp(client);
    if (this.#client !== client) return;
    this.#state = 'listening';
    if (this.#failures > 0) for (const listener of this.#whenBack) listener();
    this.#failures = 0;
    this.#check = setInterval(() => void this.#ask(client), checkEveryMs);
    this.#check.unref();
  }

  #heard(name: string, payload = ''): void {
    const channel = this.#channels.find((each) => each.name === name);
    const at = channel ? payload.indexOf(` ${channel.begins}`) : -1;
    if (at === -1 || payload.slice(0, at) === this.#instance) return;
    channel?.heard(payload.slice(at + 1));
  }

  async #catchUp(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ now: string }>('select now()::text as now');
    if (this.#heardUntil !== undefined) {
      const tell: (() => void)[] = [];
      for (const { missed, heard } of this.#channels) {
        if (!missed) continue;
        const changed = await client.query<{ path: string }>(
          `select ${missed.names ?? 'path'} as path from ${missed.table} where ${missed.changedAt} > $1::timestamptz - interval '${catchUpMarginSeconds} seconds'`,
          [this.#heardUntil],
        );
        tell.push(
          ...changed.rows.map(
            ({ path }) =>
              () =>
                heard(path),
          ),
        );
      }
      // When all of it is known: whoever hears of it may rely on hearing what comes next.
      for (const each of tell) each();
    }
    this.#heardUntil = rows[0]?.now;
  }

  async #ask(client: pg.Client): Promise<void> {
    try {
      const { rows } = await client.query<{ now: string }>('select now()::text as now');
      this.#heardUntil = rows[0]?.now ?? this.#heardUntil;
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#reconnectLater(error);
  }

  #reconnectLater(error: unknown): void {
    if (this.#state === 'closed') return;
    const client = this.#client;
    this.#client = undefined;
    this.#state = 'reconnecting';
    clearInterval(this.#check);
    // It is broken already; that ending it may fail too is no news.
    client?.end().catch(() => undefined);
    const longest = Math.min(firstRetryMs * 2 ** this.#failures, longestRetryMs);
    const waitMs = longest / 2 + (Math.random() * longest) / 2;
    this.#failures += 1;
    this.#log.warn(
      { err: error, waitMs: Math.round(waitMs) },
      'not listening to content changes; will reconnect',
    );
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.start(), waitMs);
    this.#retry.unref();
  }
}
