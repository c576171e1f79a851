import { type QueryExecutorProvider, sql } from 'kysely';
import { isRecord } from '#contracts/json/isRecord.ts';

/** What may change, by the names that released triggers publish. */
export const topics = [
  /** Readers get another article at a path, or none. */
  'articles',
  /** The operations of an article that is being edited, by its path. */
  'operations',
  /** Reviews of the article at a path, and what is scheduled for it. */
  'reviews',
  'schedules',
  'comments',
  /** Ids of persons whose token was revoked, or one of whose sessions has ended. */
  'people',
  /** The configuration of the site. */
  'site',
  /** JSON of who is in which article, which no table keeps. */
  'presence',
] as const;
export type Topic = (typeof topics)[number];

export interface Change {
  topic: Topic;
  keys: readonly string[];
}

/** A change as one instance of several has published it. */
export interface PublishedChange {
  /** A newer release has topics that are unknown here. */
  topic: string;
  /** The instance, or the name of another session of the database. */
  from: string;
  keys: readonly string[];
}

/** Bytes of a key as JSON, below the 8,000 of a payload with topic and sender. `publish_changes` has the same bound. */
const maxKeyBytes = 7_000;

/** Whether a text can be a key of a change: PostgreSQL stores none with U+0000, and logs none with line breaks. */
export function isKey(text: string): boolean {
  return Buffer.byteLength(JSON.stringify(text)) <= maxKeyBytes && !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** Publishes a change to other instances: immediately, or when the transaction commits. */
export async function publishToOthers(
  db: QueryExecutorProvider,
  { topic, keys }: Change | Pick<PublishedChange, 'topic' | 'keys'>,
): Promise<void> {
  await sql`select publish_changes(${topic}, ${keys}::text[])`.execute(db);
}

/** Reads a payload; undefined where it is none of ours. Anyone with the password of the database can send any. */
export function readChange(payload: string): PublishedChange | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(payload);
  } catch {
    return undefined;
  }
  if (!isRecord(sent)) return undefined;
  const { topic, from, keys } = sent;
  if (typeof topic !== 'string' || typeof from !== 'string' || !Array.isArray(keys)) return undefined;
  return keys.every((key) => typeof key === 'string' && isKey(key)) ? { topic, from, keys } : undefined;
}
