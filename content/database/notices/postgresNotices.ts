import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { probeChannel } from './channels.ts';

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

/** Sends a notice to all who listen on a channel. */
type Notify = (channel: string, text: string) => Promise<unknown>;

export type NoticesState = 'listening' | 'reconnecting' | 'closed';

/**
 * Listens on a connection of its own for what other instances tell. After a lost connection it comes back by
 * itself, and tells of everything that changed in between: a notice may come twice, but none is lost.
 *
 * It counts as listening once it has heard its own probe: a pooler in transaction mode accepts `listen` and delivers nothing.
 */
export class PostgresNotices {
  readonly #databaseUrl: string;
  readonly #instance: string;
  readonly #channels: readonly NoticeChannel[];
  readonly #log: ContentLog;
  readonly #notify: Notify;
  readonly #whenBack = new Set<() => void>();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #failures = 0;
  /** By the server's clock: all before it is known. */
  #heardUntil: string | undefined;
  #state: NoticesState = 'reconnecting';
  #probe: { token: string; heard: () => void; failed: (error: unknown) => void } | undefined;

  /**
   * What was told under the instance's own name is left out: its listeners have had it already.
   *
   * @param notify sends a notice on another connection, as changes do: on the listening one a pooler would deliver it
   */
  constructor(
    databaseUrl: string,
    instance: string,
    channels: readonly NoticeChannel[],
    log: ContentLog,
    notify: Notify,
  ) {
    this.#databaseUrl = databaseUrl;
    this.#instance = instance;
    this.#channels = channels;
    this.#log = log;
    this.#notify = notify;
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
    this.#probe?.failed(new Error('closed'));
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
    for (const name of [...this.#channels.map((each) => each.name), probeChannel])
      await client.query(`listen ${name}`);
    await this.#catchUp(client);
    await this.#hearProbe();
    if (this.#client !== client) return;
    this.#state = 'listening';
    if (this.#failures > 0) for (const listener of this.#whenBack) listener();
    this.#failures = 0;
    this.#check = setInterval(() => void this.#ask(client), checkEveryMs);
    this.#check.unref();
  }

  /** @throws where the notice of a probe does not arrive */
  async #hearProbe(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const token = randomUUID();
    this.#probe = { token, heard: resolve, failed: reject };
    try {
      await this.#notify(probeChannel, token);
      await withinTime(answerWithinMs, promise);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      throw new Error(
        'The database accepts LISTEN and delivers no notices, as a pooler in transaction mode does: DATABASE_URL needs PostgreSQL itself, or a pooler in session mode.',
        { cause: error },
      );
    } finally {
      this.#probe = undefined;
    }
  }

  #heard(name: string, payload = ''): void {
    if (name === probeChannel && payload === this.#probe?.token) this.#probe.heard();
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
      await this.#hearProbe();
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
    this.#probe?.failed(error);
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
