import { sql } from 'kysely';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { workOnDatabase } from '#content/database/opening/openAsItIs.ts';
import { copyArticles } from '#tests/content/copyArticles.ts';
import { quietLog } from '#tests/content/quietLog.ts';
import { articleParts } from './fixtureArticles.ts';

/** What an article of the store is made of, in bytes. */
const articleBytes = 8_000;
const author = 'bench';

/** Where the articles stand, in topics of about the same size. */
export const isOfMany = '/many-';
const topics = 20;

/**
 * Adds at least `count` articles made of the fixtures to a store. Parts of the fixtures are published
 * regularly; the database copies them under other paths, titles and names.
 */
export async function fillWithArticles(databaseUrl: string, count: number): Promise<void> {
  const store = await DatabaseStore.open({ databaseUrl }, quietLog());
  try {
    const parts = articleParts(articleBytes);
    for (const [index, part] of parts.entries()) {
      const path = `${isOfMany}${index % topics}/article-${index}`;
      // Under the canonical path of its fixture it would be a copy, which no list has.
      const { canonicalPath: _, ...contentMeta } = { ...part.contentMeta };
      await store.publish(path, { ...part, path, contentMeta }, { author });
    }
    // A store's own connections end slow statements.
    await workOnDatabase({ databaseUrl }, quietLog(), async (db) => {
      await copyArticles(db, isOfMany, Math.ceil(count / parts.length) - 1);
      await sql`vacuum analyze`.execute(db);
    });
  } finally {
    await store.close();
  }
}
