/**
 * `npm run try:payload`: PostgreSQL, Payload with our blocks and some articles, and Pagewell, which shows them, for whoever
 * wants to try it. All of it is in temporary folders and gone when it ends.
 */
import { once } from 'node:events';
import { startPostgres } from '../content/postgres.ts';
import { preparePayload } from './payload/package.ts';
import { seedArticles } from './payload/seed.ts';
import { startServers } from './payload/servers.ts';

preparePayload();
const postgres = await startPostgres();
await using started = new AsyncDisposableStack();
started.defer(() => postgres.stop());
// The one that starts it ends this process at a signal as soon as the database is gone, whatever else is still there.
for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
await Promise.race([tried(), once(process, 'SIGINT'), once(process, 'SIGTERM')]);

async function tried(): Promise<void> {
  say('Payload starts: its first page takes a minute or two.');
  const { payload, pagewell, person, token } = await startServers(started, {
    databaseUrl: await postgres.createDatabase('payload'),
    output: 'inherit',
  });
  // Pagewell is told of each.
  await seedArticles(payload.origin, token);

  say(`
Payload:   ${payload.origin}/admin
  e-mail   ${person.email}
  password ${person.password}
Pagewell:  ${pagewell.origin}

Open an article in Payload and switch on its Live Preview. Ctrl-C ends all of it, and nothing is kept.
`);
  await Promise.race([payload.ended, pagewell.ended]);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
