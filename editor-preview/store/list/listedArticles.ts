import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import { readEnvelope } from '#content/source/articleDocument.ts';
import { searchText } from '#content/text/searchText.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import type { EditorTables } from '../tables/tables.ts';
import { isDeleted, knownArticles } from './knownArticles.ts';

export interface FoundProblems {
  by: string;
  rules: readonly string[];
  errors: number;
  hints: number;
}

export interface UnlistedArticle {
  path: string;
  revision: string;
  body: unknown;
}

export class ListedArticles {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Changed since, or checked by earlier rules. @param restingFor milliseconds since the last save, at least */
  async missing({
    by,
    restingFor,
    limit,
  }: {
    by: string;
    restingFor: number;
    limit: number;
  }): Promise<UnlistedArticle[]> {
    const { rows } = await sql<UnlistedArticle>`
      select path, revision::text as revision, body from (${knownArticles()}) known
      where body is not null and not ${isDeleted} and (not is_current or checked_by is distinct from ${by})
        and updated_at <= now() - make_interval(secs => ${restingFor / 1000})
      order by path limit ${limit}`.execute(this.#db);
    return rows;
  }

  async countMissing(by: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (${knownArticles()}) known
      where revision is not null and not ${isDeleted}
        and (not is_current or checked_by is distinct from ${by})`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async keep(
    { path, revision, body }: UnlistedArticle,
    { by, rules, errors, hints }: FoundProblems,
  ): Promise<void> {
    const values = {
      revision,
      words: wordsOf(path, body),
      block_types: blockTypesIn(body),
      checked_by: by,
      rules: [...rules],
      errors,
      hints,
    };
    await this.#db
      .withTables<EditorTables>()
      .insertInto('listed_articles')
      .values({ path, ...values })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
      .execute();
  }
}

function wordsOf(path: string, body: unknown): string {
  const { title } = readEnvelope(path, body);
  const { names, description, body: text } = searchText(body);
  return [path, title, description, ...names, text].join('\n').replaceAll('\0', '').toWellFormed();
}

const known: ReadonlySet<unknown> = new Set(blockTypes);

/** At any depth. Only a block has a `type` of such a name. */
function blockTypesIn(body: unknown): string[] {
  const found = new Set<string>();
  const open: unknown[] = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('type' in value && typeof value.type === 'string' && known.has(value.type)) found.add(value.type);
    open.push(...Object.values(value));
  }
  return [...found].sort();
}
