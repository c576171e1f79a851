import { type Kysely, sql } from 'kysely';
import { articleTables } from './baseline/articles.ts';
import { changeTriggers } from './baseline/changes.ts';
import { cmsTables } from './baseline/cms.ts';
import { editingTables } from './baseline/editing.ts';
import { findingTables } from './baseline/finding.ts';
import { peopleTables } from './baseline/people.ts';
import { siteTables } from './baseline/site.ts';

export const replacedSteps: readonly string[] = [
  '0001-articles',
  '0002-search',
  '0003-events',
  '0004-change-notices',
  '0005-article-dates',
  '0006-revision-notes',
  '0007-editing',
  '0008-people',
  '0009-history',
  '0010-comments-and-shares',
  '0011-uploaded-pictures',
  '0012-places',
  '0013-edited-uncompressed',
  '0014-standings',
  '0015-site-configuration',
  '0016-rate-limits',
  '0017-email-of-people',
  '0018-folded-operations',
  '0019-lists-by-change',
  '0020-listings',
  '0021-articles-by-topic',
  '0022-cms-articles',
  '0023-described-articles',
  '0024-related-articles',
  '0025-parked-sender',
  '0026-ended-sessions',
  '0027-canonical-paths',
  '0028-index-version',
  '0029-built-files',
  '0030-event-days',
  '0031-jobs',
  '0033-change-bus',
];

export async function createBaseline(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  const tables = [articleTables, editingTables, peopleTables, cmsTables, findingTables, siteTables];
  for (const statement of [...tables, changeTriggers].flat()) await sql.raw(statement).execute(db);
}
