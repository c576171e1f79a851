import path from 'node:path';
import { readArticleFile } from '#content/database/articles/seed.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { hasCode } from '#platform/errorCode.ts';

export interface FixtureOutcome {
  line: string;
  isPublished: boolean;
}

/** @param store undefined for articles of a CMS @returns undefined if it is unchanged */
export async function publishFixture(
  store: Pick<DatabaseStore, 'publish'> | undefined,
  file: string,
): Promise<FixtureOutcome | undefined> {
  const name = path.basename(file);
  const refused = (reason: string) => ({ line: `${name} is not published: ${reason}`, isPublished: false });
  if (!store) return refused('the articles come from a CMS.');
  try {
    const { path: at, article } = await readArticleFile(file);
    const outcome = await store.publish(at, article, { author: 'fixture' });
    if (!outcome.ok) return refused(`conflict: ${outcome.conflict}.`);
    return outcome.changed ? { line: `${name} is published at ${at}.`, isPublished: true } : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT'))
      return refused('it was deleted. Its article stays as it is; withdraw it in the editor.');
    return refused(error instanceof Error ? error.message : String(error));
  }
}
