import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../support/ports.ts';
import { type ChildServer, type Output, startChild } from '../payload/childProcess.ts';
import { wordpressFiles } from './installed.ts';

const execute = promisify(execFile);
/** For what hangs. */
const startLimitMs = 120_000;

interface ServerAt extends ChildServer {
  origin: string;
}

export interface Servers {
  wordpress: ServerAt;
  pagewell: ServerAt;
  person: { name: string; password: string };
  /** Runs a step of `wordpress.php` by WordPress's own functions. Returns what it says, as JSON. */
  run: (step: string, ...parameters: readonly string[]) => Promise<unknown>;
  /** The key by which Pagewell reads blocks. */
  key: string;
  startWordpress: () => Promise<ServerAt>;
  startPagewell: () => Promise<ServerAt>;
}

/**
 * Starts MariaDB and WordPress with our plug-in, and Pagewell, which reads it; all in a temporary folder, on loopback, with new secrets.
 *
 * @param started takes what ends each, as soon as it has begun
 */
export async function startServers(started: AsyncDisposableStack, output: Output): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewell-wordpress-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const [wordpressAt, pagewellAt] = [await freeOrigin(), await freeOrigin()];
  const person = { name: 'editor', password: secret(9) };
  const webhookSecret = secret(24);
  const socket = join(folder, 'mysql.sock');
  await startDatabase(started, folder, socket, output);
  const site = join(folder, 'wordpress');
  await makeSite(site, socket);
  const run: Servers['run'] = async (step, ...parameters) => {
    const { stdout } = await execute('php', [
      '-d',
      'memory_limit=512M',
      'tests/commands/wordpress/wordpress.php',
      ...[site, wordpressAt.origin, step, ...parameters],
    ]);
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  };
  const key = String(await run('install', person.name, person.password, pagewellAt.origin, webhookSecret));

  const startWordpress = async (): Promise<ServerAt> => {
    const server = startChild({
      title: 'WordPress',
      command: ['php', '-S', wordpressAt.host, '-t', site, join(site, 'router.php')],
      env: { PHP_CLI_SERVER_WORKERS: '6' },
      output,
      readyAt: `${wordpressAt.origin}/wp-json/`,
    });
    started.defer(server.stop);
    await server.ready();
    return { origin: wordpressAt.origin, ...server };
  };
  const wordpress = await startWordpress();
  const startPagewell = async (): Promise<ServerAt> => {
    const server = startChild({
      title: 'Pagewell',
      command: [process.execPath, 'server/start.js'],
      env: {
        NODE_ENV: 'production',
        HOST: pagewellAt.hostname,
        PORT: pagewellAt.port,
        DATA_DIR: join(folder, 'pagewell'),
        CONTENT_CMS: 'wordpress',
        CONTENT_API_URL: wordpress.origin,
        CONTENT_API_KEY: key,
        CONTENT_WEBHOOK_SECRET: webhookSecret,
        CONTENT_PREVIEW_ORIGIN: wordpress.origin,
      },
      output,
      readyAt: `${pagewellAt.origin}/readyz`,
    });
    started.defer(server.stop);
    await server.ready();
    return { origin: pagewellAt.origin, ...server };
  };
  return { wordpress, pagewell: await startPagewell(), person, run, key, startWordpress, startPagewell };
}

async function startDatabase(
  started: AsyncDisposableStack,
  folder: string,
  socket: string,
  output: Output,
): Promise<void> {
  const data = join(folder, 'mysql');
  const user = userInfo().username;
  await execute('mariadb-install-db', [
    ...['--no-defaults', `--datadir=${data}`, `--user=${user}`],
    ...['--auth-root-authentication-method=normal', '--skip-test-db'],
  ]);
  const ended = new AbortController();
  const server = startChild({
    title: 'MariaDB',
    command: [
      'mariadbd',
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--user=${user}`, '--skip-networking'],
      `--pid-file=${join(folder, 'mysql.pid')}`,
    ],
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    output,
    readyAt: '',
  });
  started.defer(server.stop);
  const hasEnded = server.ended.finally(() => ended.abort());
  const deadline = Date.now() + startLimitMs;
  while (!(await isCreated(socket))) {
    if (ended.signal.aborted || Date.now() > deadline) throw new Error('MariaDB did not start.');
    await Promise.race([hasEnded, wait(200)]);
  }
}

async function isCreated(socket: string): Promise<boolean> {
  try {
    const create = 'create database if not exists wordpress character set utf8mb4';
    await execute('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', create]);
    return true;
  } catch {
    // Not listening yet, which is what is being waited for.
    return false;
  }
}

/** Debian's WordPress reads its configuration by the name of the host, from a folder of root's: a copy has its own. */
async function makeSite(site: string, socket: string): Promise<void> {
  await cp(wordpressFiles, site, {
    recursive: true,
    dereference: true,
    filter: (from) => !from.endsWith('.po'),
  });
  await mkdir(join(site, 'wp-content', 'plugins'), { recursive: true });
  await mkdir(join(site, 'wp-content', 'uploads'), { recursive: true });
  await copyFile(
    resolve('adapters/wordpress/pagewell.php'),
    join(site, 'wp-content', 'plugins', 'pagewell.php'),
  );
  await copyFile(resolve('tests/commands/wordpress/router.php'), join(site, 'router.php'));
  await mkdir(join(site, 'wp-content', 'mu-plugins'), { recursive: true });
  await copyFile(
    resolve('tests/commands/wordpress/languages.php'),
    join(site, 'wp-content', 'mu-plugins', 'languages.php'),
  );
  const keys = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) =>
    ['KEY', 'SALT'].map((kind) => `define( '${name}_${kind}', '${secret(32)}' );`),
  );
  const configuration = [
    '<?php',
    `define( 'DB_NAME', 'wordpress' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' );`,
    `define( 'DB_HOST', 'localhost:${socket}' ); define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );`,
    ...keys,
    `define( 'DISABLE_WP_CRON', true ); define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );`,
    `define( 'AUTOMATIC_UPDATER_DISABLED', true ); define( 'WP_DEBUG', false );`,
    // Application passwords want https elsewhere.
    `define( 'WP_ENVIRONMENT_TYPE', 'local' );`,
    `$table_prefix = 'wp_';`,
    `if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );`,
    `require_once ABSPATH . 'wp-settings.php';`,
  ];
  await writeFile(join(site, 'wp-config.php'), `${configuration.join('\n')}\n`);
}

async function freeOrigin(): Promise<URL> {
  return new URL(`http://127.0.0.1:${await freePort()}`);
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
