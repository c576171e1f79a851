/**
 * `npm run try:wordpress`: MariaDB, WordPress with our plug-in and some posts, and Pagewell, which shows them. All of it is in a temporary
 * folder and gone when it ends.
 */
import { once } from 'node:events';
import { requireWordpress } from './wordpress/installed.ts';
import { startServers } from './wordpress/servers.ts';

requireWordpress();
await using started = new AsyncDisposableStack();
await Promise.race([tried(), once(process, 'SIGINT'), once(process, 'SIGTERM')]);

async function tried(): Promise<void> {
  const { wordpress, pagewell, person, run } = await startServers(started, 'inherit');
  await run('seed');
  process.stdout.write(`
WordPress: ${wordpress.origin}/wp-admin/
  user     ${person.name}
  password ${person.password}
Pagewell:  ${pagewell.origin}

Open a post in WordPress and press “Preview in Pagewell”. Ctrl-C ends all of it, and nothing is kept.

`);
  await Promise.race([wordpress.ended, pagewell.ended]);
}
