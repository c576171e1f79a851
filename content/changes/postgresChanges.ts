import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { type PublishedChange, readChange, type Topic } from './change.ts';

const channel = 'pagewell_changes';
/** By which an instance hears itself. */
const probeTopic = 'probe';

const firstRetryMs = 500;
/** An instance hears of the others within five seconds of the database being back. */
const longestRetryMs = 4_000;
/** A change's time may lie this far before its commit. */
const catchUpMarginSeconds = 60;
/** Detects a connection that the network dropped silently. */
const checkEveryMs = 30_000;
const answerWithinMs = 5_000;

/** Presence is in no table: each window repeats it. */
const stored: readonly { topic: Topic; table: string; key?: string; at: string }[] = [
  { topic: 'articles', table: 'articles', at: 'changed_at' },
  { topic: 'articles', table: 'redirects', at: 'made_at' },
  { topic: 'operations', table: 'edited_articles', at: 'updated_at' },
  { topic: 'reviews', table: 'reviews', at: 'made_at' },
  { topic: 'schedules', table: 'schedules', at: 'changed_at' },
  { topic: 'comments', table: 'comment_steps', at: 'at' },
  { topic: 'people', table: 'people', key: 'id', at: 'revoked_at' },
  { topic: 'site', table: 'site_configuration', key: 'name', at: 'changed_at' },
];
const storedSince = stored
  .map(
    ({ topic, table, key = 'path', at }) =>
      `select distinct '${topic}' as topic, ${key} as key from ${table} where ${at} > $1::timestamptz - interval '${catchUpMarginSeconds} seconds'`,
  )
  .join(' union all ');

interface Parts {
  databaseUrl: string;
  instance: string;
  log: ContentLog;
  /** On another connection: a pooler in transaction mode would deliver it on the listening one. */
  publish: (topic: string, key: string) => Promise<unknown>;
  onChange: (topic: string, key: string) => void;
  reconnected: () => void;
}

/**
 * After a lost connection it reads missed changes from the tables: a change may repeat, none is lost.
 * Connected only after its own probe: a pooler in transaction mode accepts `listen` and delivers nothing.
 */
export class PostgresChanges {
  readonly #parts: Parts;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #failures = 0;
  /** By the server's clock: all earlier changes are known. */
  #receivedUntil: string | undefined;
  #state: 'listening' | 'reconnecting' | 'closed' = 'reconnecting';
  #probe: { token: string; received: () => void; failed: (error: unknown) => void } | undefined;
  #hasLoggedMalformed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isListening(): boolean {
    return this.#state === 'listening';
  }

  /** Settles after the first attempt, whether it succeeded or will be repeated. */
  async start(): Promise<void> {
    const client = this.#createClient();
    this.#client = client;
    try {
      await this.#listen(client);
    } catch (error) {
      this.#lost(client, error);
    }
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    this.#probe?.failed(new Error('closed'));
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #createClient(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#parts.databaseUrl,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
      application_name: `${this.#parts.instance} notices`,
    });
    // Set before connecting: an error event without a listener would end the process.
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the database server closed the connection')));
    client.on('notification', (message) => this.#receive(message.payload));
    return client;
  }

  async #listen(client: pg.Client): Promise<void> {
    await client.connect();
    // Listen before reading: in the other order, changes in between would be lost.
    await client.query(`listen ${channel}`);
    await this.#catchUp(client);
    await this.#awaitProbe();
    if (this.#client !== client) return;
    this.#state = 'listening';
    if (this.#failures > 0) this.#parts.reconnected();
    this.#failures = 0;
    this.#check = setInterval(() => void this.#probeConnection(client), checkEveryMs);
    this.#check.unref();
  }

  /** @throws if the probe does not arrive */
  async #awaitProbe(): Promise<void> {
    const { promise: received, resolve, reject } = Promise.withResolvers<void>();
    const token = randomUUID();
    this.#probe = { token, received: resolve, failed: reject };
    try {
      const sent = this.#parts.publish(probeTopic, token);
      // Sending may fail first: a connection lost then must be noticed, and must not end the process.
      await Promise.all([received, sent.then(() => withinTime(answerWithinMs, received))]);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      throw new Error(
        'The database accepts LISTEN, but delivers no notifications, like a pooler in transaction mode. DATABASE_URL must be PostgreSQL itself, or a pooler in session mode.',
        { cause: error },
      );
    } finally {
      this.#probe = undefined;
    }
  }

  #receive(payload = ''): void {
    const change = this.#read(payload);
    if (!change) return;
    const { topic, from, keys } = change;
    if (topic === probeTopic && keys.includes(this.#probe?.token ?? '')) this.#probe?.received();
    if (from === this.#parts.instance) return;
    for (const key of keys) this.#parts.onChange(topic, key);
  }

  #read(payload: string): PublishedChange | undefined {
    const change = readChange(payload);
    if (!change && !this.#hasLoggedMalformed) {
      this.#hasLoggedMalformed = true;
      this.#parts.log.warn(
        { channel, bytes: Buffer.byteLength(payload) },
        'another session of the database publishes malformed changes; they are ignored',
      );
    }
    return change;
  }

  async #catchUp(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ now: string }>('select now()::text as now');
    if (this.#receivedUntil !== undefined) {
      const missed = await client.query<{ topic: Topic; key: string }>(storedSince, [this.#receivedUntil]);
      for (const { topic, key } of missed.rows) this.#parts.onChange(topic, key);
    }
    this.#receivedUntil = rows[0]?.now;
  }

  async #probeConnection(client: pg.Client): Promise<void> {
    try {
      const { rows } = await client.query<{ now: string }>('select now()::text as now');
      await this.#awaitProbe();
      this.#receivedUntil = rows[0]?.now ?? this.#receivedUntil;
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
    // It is broken already, so a failure to end it says nothing new.
    client?.end().catch(() => undefined);
    const longest = Math.min(firstRetryMs * 2 ** this.#failures, longestRetryMs);
    const delayMs = longest / 2 + (Math.random() * longest) / 2;
    this.#failures += 1;
    this.#parts.log.warn(
      { err: error, delayMs: Math.round(delayMs) },
      'not listening to content changes; will reconnect',
    );
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.start(), delayMs);
    this.#retry.unref();
  }
}
