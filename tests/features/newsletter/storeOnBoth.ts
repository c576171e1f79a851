import { DatabaseStore } from '#content/database/databaseStore.ts';
import { migrations } from '#features/newsletter/migrations.ts';
import { type PostgresServer, startPostgres } from '../../content/postgres.ts';
import { quietLog } from '../../content/quietLog.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';

const others = [{ name: 'newsletter', migrations }];

export function openBuiltIn(): Promise<DatabaseStore> {
  return openBuiltInStore(others);
}

export async function openOnPostgres(): Promise<{ store: DatabaseStore; server: PostgresServer }> {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase('newsletter');
  return { store: await DatabaseStore.open({ databaseUrl }, quietLog(), { others }), server };
}
