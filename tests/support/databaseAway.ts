import {
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database, StoreTables } from '#content/database/tables/tables.ts';

export function databaseUnless(isAway: () => boolean, database: Database): Database {
  return database.withPlugin(failingWhile(isAway));
}

export const noDatabase: Database = new Kysely<StoreTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [failingWhile(() => true)],
});

function failingWhile(isAway: () => boolean): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (isAway()) throw new Error('The database is out of reach.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
