import { type QueryExecutorProvider, sql } from 'kysely';
import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';

/** Released triggers publish these names. */
export const topics = [
  /** An article was published, moved or withdrawn. */
  'articles',
  'operations',
  'reviews',
  'schedules',
  'comments',
  /** Ids of persons whose token was revoked, or one of whose sessions has ended. */
  'people',
  'site',
  /** JSON of a window's presence; no table stores it. */
  'presence',
] as const;
export type Topic = (typeof topics)[number];

export interface Change {
  topic: Topic;
  keys: readonly string[];
}

export interface PublishedChange {
  /** A newer release has topics that are unknown here. */
  topic: string;
  from: string;
  keys: readonly string[];
}

/** Below the 8,000 bytes of a payload with topic and sender. `publish_changes` has the same bound. */
const maxKeyBytes = 7_000;

/** PostgreSQL stores no U+0000. Line breaks would forge log lines. */
export function isKey(text: string): boolean {
  return Buffer.byteLength(JSON.stringify(text)) <= maxKeyBytes && !/[\p{Cc}\p{Cs}]/u.test(text);
}

export async function publishToOthers(
  db: QueryExecutorProvider,
  { topic, keys }: Change | Pick<PublishedChange, 'topic' | 'keys'>,
): Promise<void> {
  await sql`select publish_changes(${topic}, ${keys}::text[])`.execute(db);
}

/** Undefined for anything else: any client of the database can send one. */
export function readChange(payload: string): PublishedChange | undefined {
  const sent = parseJson(payload);
  if (!isRecord(sent)) return undefined;
  const { topic, from, keys } = sent;
  if (typeof topic !== 'string' || typeof from !== 'string' || !Array.isArray(keys)) return undefined;
  return keys.every((key) => typeof key === 'string' && isKey(key)) ? { topic, from, keys } : undefined;
}
