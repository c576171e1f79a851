import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import type { AuthProvider } from '#contracts/auth.ts';
import type { Secrets, Tokens } from './identityClients.ts';
import type { LoginWish } from './loginWish.ts';
import type { AuthTables } from './migrations.ts';
import { nameOfOwner, ownerHash } from './sessionOwner.ts';
import type { Account } from './user.ts';

/** Idle timeout: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60;
/** Absolute timeout, after which the user must authenticate again: 90 days. */
export const longestSessionSeconds = 90 * 24 * 60 * 60;
/** Timeout of a sign-in in progress. */
export const pendingSeconds = 10 * 60;
/** Shortest interval between two token refreshes. */
export const renewalPauseMs = 5 * 60_000;

export interface Session {
  account: Account;
  tokens: Tokens;
}

export interface Pending {
  provider: AuthProvider;
  secrets: Secrets;
  wish: LoginWish;
  /** The provider must show no page (`prompt=none`). */
  isSilent: boolean;
}

interface Kinds {
  session: Session;
  pending: Pending;
}

const idBytes = 32;
export const idPattern = /^[\w-]{43}$/;

/**
 * Encrypted with a key derived from the id, which only the reader's browser has:
 * the database alone reveals no token, name or session.
 */
export class Sessions {
  readonly #db: Kysely<AuthTables>;
  readonly #ownerKey: string;
  readonly #now: () => number;

  constructor(database: Database, ownerKey: string, now = Date.now) {
    this.#db = database.withTables<AuthTables>();
    this.#ownerKey = ownerKey;
    this.#now = now;
  }

  /** Stores the value and returns its id. */
  async open<Kind extends keyof Kinds>(kind: Kind, value: Kinds[Kind]): Promise<string> {
    const id = randomBytes(idBytes).toString('base64url');
    const now = this.#now();
    const row = {
      key: keyOf(id),
      kind,
      sealed: seal(id, value),
      owner: this.#ownerOf(value),
      expires_at: expiry(kind, now),
      renewed_at: new Date(now),
      begun_at: new Date(now),
    };
    await this.#db.insertInto('auth_sessions').values(row).execute();
    return id;
  }

  async session(id: string | undefined): Promise<Session | undefined> {
    if (id === undefined) return undefined;
    const row = await this.#db
      .selectFrom('auth_sessions')
      .select('sealed')
      .where('key', '=', keyOf(id))
      .where('kind', '=', 'session')
      .where('expires_at', '>', new Date(this.#now()))
      .executeTakeFirst();
    return row && unseal<Session>(id, row.sealed);
  }

  /** Deletes it, so a second response finds none. */
  async takePending(id: string | undefined): Promise<Pending | undefined> {
    if (id === undefined) return undefined;
    const row = await this.#db
      .deleteFrom('auth_sessions')
      .where('key', '=', keyOf(id))
      .where('kind', '=', 'pending')
      .returning(['sealed', 'expires_at'])
      .executeTakeFirst();
    return row && row.expires_at.getTime() > this.#now() ? unseal<Pending>(id, row.sealed) : undefined;
  }

  /** True for one caller on all instances within the pause. */
  async mayRenew(id: string): Promise<boolean> {
    const now = this.#now();
    const row = await this.#db
      .updateTable('auth_sessions')
      .set({ renewed_at: new Date(now) })
      .where('key', '=', keyOf(id))
      .where('renewed_at', '<=', new Date(now - renewalPauseMs))
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Extends the idle timeout too. */
  async save(id: string, session: Session): Promise<void> {
    await this.#update(id, { sealed: seal(id, session) });
  }

  /** Leaves tokens that another request may have refreshed meanwhile. */
  async extend(id: string): Promise<void> {
    await this.#update(id, {});
  }

  /** Extends the idle timeout, never beyond the absolute one. */
  async #update(id: string, values: { sealed?: string }): Promise<void> {
    const until = expiry('session', this.#now());
    const latest = sql<Date>`begun_at + ${longestSessionSeconds} * interval '1 second'`;
    await this.#db
      .updateTable('auth_sessions')
      .set({ ...values, expires_at: sql<Date>`least(${until}::timestamptz, ${latest})` })
      .where('key', '=', keyOf(id))
      .where('kind', '=', 'session')
      .execute();
  }

  async end(id: string | undefined): Promise<void> {
    if (id === undefined) return;
    await this.#db.deleteFrom('auth_sessions').where('key', '=', keyOf(id)).execute();
  }

  async endAllOf(name: string): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('auth_sessions')
      .where('owner', '=', ownerHash(name, this.#ownerKey))
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async purge(): Promise<void> {
    await this.#db.deleteFrom('auth_sessions').where('expires_at', '<=', new Date(this.#now())).execute();
  }

  /** A sign-in in progress has no owner yet. */
  #ownerOf(value: Session | Pending): string | null {
    return 'account' in value ? ownerHash(nameOfOwner(value.account.user), this.#ownerKey) : null;
  }
}

function expiry(kind: keyof Kinds, now: number): Date {
  return new Date(now + 1000 * (kind === 'session' ? sessionSeconds : pendingSeconds));
}

function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

function secretOf(id: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', id, '', 'pagewell session', 32));
}

function seal(id: string, value: unknown): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, secretOf(id), iv);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
}

function unseal<Value>(id: string, sealed: string): Value {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, secretOf(id), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
  // Authenticated encryption: this site wrote it.
  return JSON.parse(text.toString('utf8')) as Value;
}
