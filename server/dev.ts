import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StoreLock } from '../content/database/opening/storeLock.ts';
import { StoreLockedError } from '../content/source/errors.ts';
import { bundleName } from '../schemas/build/bundleName.ts';
import {
  type Build,
  buildFolders,
  builds,
  dueAfter,
  type Generator,
  generators,
  withoutParts,
} from './process/buildSources.ts';
import { runBuildTool, vite } from './process/buildTools.ts';
import { endWithParent } from './process/endWithParent.ts';

/**
 * What `npm run dev` runs: both production builds, after every change what it concerns of them, and the server that
 * they make. There is no second way of making pages, so what is seen here is what readers get. The server of before goes
 * on while the next is built beside it, and they change places when that stands. Open pages reload by themselves.
 */

const project = path.join(import.meta.dirname, '..');
const program = path.join(project, 'dist', 'server', 'main.js');
/** What is built, and what is read when the server starts. */
const folders = [...buildFolders, 'fixtures/blocks'];
/** Editors write a file in several steps; in milliseconds. */
const pause = 50;

/** One for all the servers that follow each other: nobody is signed out by a change. */
const editorToken = process.env.EDITOR_TOKEN ?? randomBytes(16).toString('hex');

/** Nobody waits for a server that is replaced: pages that are open would keep it for ever. */
const serverEnvironment = {
  EDITOR_TOKEN: editorToken,
  ...(await pretendedProvider()),
  ...process.env,
  NODE_ENV: 'development',
  SHUTDOWN_DELAY_MS: '0',
  SHUTDOWN_LIMIT_MS: '100',
};

/** Somebody to sign in with, where the environment names nobody. It lives as long as this process, so that sessions do. */
async function pretendedProvider(): Promise<Record<string, string>> {
  const { AUTH_AUTHORITY, SITE_ORIGIN, PORT = '3000' } = process.env;
  if (AUTH_AUTHORITY !== undefined || PORT === '0') return {};
  const siteOrigin = SITE_ORIGIN ?? `http://localhost:${PORT}`;
  const { startPretendProvider } = await import('../features/auth/development/pretendProvider.ts');
  return (await startPretendProvider({ siteOrigin })).environment;
}

let server: ChildProcess | undefined;
let isRenewing = false;
/** What is not up to date, because of a change or because it failed. */
const due = { generators: new Set<Generator>(generators), builds: new Set<Build>(builds) };
let hasChanged = true;

/** The built-in database takes one process at a time: what another has open is told before anything is built. */
async function requireStore(): Promise<void> {
  if (process.env.DATABASE_URL) return;
  try {
    await StoreLock.requireFree(path.resolve(project, process.env.DATA_DIR ?? 'data'));
  } catch (error) {
    if (!(error instanceof StoreLockedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Makes what is due, starts the server, and does so again if something changed in the meantime. */
async function renew(): Promise<void> {
  if (isRenewing) return;
  isRenewing = true;
  while (hasChanged) {
    hasChanged = false;
    const made = await makeBuilds();
    if (made) await restart(made);
  }
  isRenewing = false;
}

/** Where a build is made while the server still runs from the one of before. */
const beside = (output: string): string => `${output}.next`;

/**
 * Builds from nothing each time: Linaria's cache loses its way when files change below it, and a block type that was
 * added must be found.
 *
 * @returns what was made, or nothing where something failed
 */
async function makeBuilds(): Promise<readonly Build[] | undefined> {
  const began = performance.now();
  const now = { generators: [...due.generators], builds: withoutParts([...due.builds]) };
  due.generators.clear();
  due.builds.clear();
  try {
    for (const { program: generator } of now.generators) await make(generator);
    // All have ended before one that failed is told: what still wrote would overwrite what the next build writes.
    const outcomes = await Promise.allSettled(now.builds.map(makeBuild));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    process.stdout.write(`Built in ${Math.round(performance.now() - began)} ms\n`);
    return now.builds;
  } catch (error) {
    for (const each of now.generators) due.generators.add(each);
    for (const each of now.builds) due.builds.add(each);
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.stderr.write('The build failed. It is tried again after the next change.\n');
    return undefined;
  }
}

async function makeBuild({ configuration, output, partOf }: Build): Promise<void> {
  if (partOf) {
    await rm(path.join(project, beside(output)), { recursive: true, force: true });
    await cp(path.join(project, output), path.join(project, beside(output)), { recursive: true });
  }
  await make(
    vite,
    'build',
    ...['--config', configuration, '--logLevel', 'warn'],
    ...['--outDir', beside(output), ...(partOf ? [] : ['--emptyOutDir'])],
  );
}

async function make(program: string, ...parameters: string[]): Promise<void> {
  if (!(await runBuildTool(project, program, ...parameters)))
    throw new Error(`${[program, ...parameters].join(' ')} failed; see above.`);
}

async function restart(made: readonly Build[]): Promise<void> {
  await stop();
  for (const { output } of made) {
    await rm(path.join(project, output), { recursive: true, force: true });
    await rename(path.join(project, beside(output)), path.join(project, output));
  }
  const isFirst = server === undefined;
  server = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: project,
    env: serverEnvironment,
    stdio: 'inherit',
  });
  // A port in use, or a setting that is wrong, is not mended by the next change of a file.
  if (isFirst) server.once('exit', (code) => code && process.exit(code));
}

/** The built-in database takes one process at a time, so the old server ends before the new one begins. */
async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

let timer: NodeJS.Timeout | undefined;

function noteChange(file: string): void {
  const { generators: stale, builds: concerned } = dueAfter(file);
  for (const each of stale) due.generators.add(each);
  for (const each of concerned) due.builds.add(each);
  hasChanged = true;
  clearTimeout(timer);
  timer = setTimeout(() => void renew(), pause);
}

/** What follows from schemas and rules is written by the generators themselves. */
const written = /^(?:schemas|quality)[\\/]generated(?:[\\/]|$)/;
const bundle = path.join('schemas', bundleName);

for (const folder of folders) {
  watch(path.join(project, folder), { recursive: true }, (_event, name) => {
    const file = path.join(folder, name ?? '');
    if (!written.test(file) && file !== bundle) noteChange(file);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}

endWithParent();
await requireStore();
if (process.env.EDITOR_TOKEN === undefined) process.stdout.write(`The editor's token: ${editorToken}\n`);
await renew();
