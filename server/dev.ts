import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StoreLock } from '#content/database/opening/storeLock.ts';
import { StoreLockedError } from '#content/source/errors.ts';
import { bundleName } from '#schemas/build/bundleName.ts';
import { keepParts } from './development/keepParts.ts';
import { pagesVariable } from './development/liveReload.ts';
import {
  type Build,
  buildFolders,
  builds,
  dueAfter,
  type Generator,
  generators,
} from './process/buildSources.ts';
import { buildWith, startBuildTool } from './process/buildTools.ts';
import { endWithParent } from './process/endWithParent.ts';

/**
 * What `npm run dev` runs: both production builds, after every change what it concerns of them, and the server that
 * they make. There is no second way of making pages, so what is seen here is what readers get. The server of before goes
 * on while the next is built beside it, and they change places when that stands. Open pages reload by themselves.
 * What readers get comes first, then, in a second round, the tools that are built beside it.
 */

const project = path.join(import.meta.dirname, '..');
const program = path.join(project, 'dist', 'server', 'main.js');
/** What is built, and what is read when the server starts. */
const folders = [...buildFolders, 'fixtures/site'];
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
  const { startPretendProvider } = await import('#features/auth/development/pretendProvider.ts');
  return (await startPretendProvider({ siteOrigin })).environment;
}

let server: ChildProcess | undefined;
let isRenewing = false;
/** What is not up to date, because of a change or because it failed. */
const due = { generators: new Set<Generator>(generators), builds: new Set<Build>(builds) };
let hasChanged = true;
/** Whether something changed that the server reads when it starts. */
let isRestartDue = false;
/** Whether the tools are being made, which a change ends. */
let areToolsUnderWay = false;
/** Another one where readers' pages are others. */
let pagesVersion = 0;
/** The programs that are building. */
const underWay = new Set<ReturnType<typeof startBuildTool>>();

const forReaders = builds.filter(({ partOf }) => partOf === undefined);
const tools = builds.filter(({ partOf }) => partOf !== undefined);

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
    if (server === undefined) await renewPages(builds);
    else if ((await renewPages(forReaders)) && !hasChanged) await renewTools();
  }
  isRenewing = false;
}

/**
 * Makes those that are due, and starts the server with them, where there are any or it has to read something anew.
 *
 * @returns whether all went well
 */
async function renewPages(those: readonly Build[]): Promise<boolean> {
  const concerned = those.filter((build) => due.builds.has(build));
  if (concerned.length === 0 && !isRestartDue) return true;
  if (!(await makeBuilds(concerned))) return false;
  isRestartDue = false;
  pagesVersion += 1;
  await restart(concerned);
  return true;
}

/** Makes the tools that are due. Readers' pages need not reload for them, and whatever changes meanwhile comes first. */
async function renewTools(): Promise<void> {
  const concerned = tools.filter((build) => due.builds.has(build));
  if (concerned.length === 0) return;
  areToolsUnderWay = true;
  const areMade = await makeBuilds(concerned);
  areToolsUnderWay = false;
  if (areMade) await restart(concerned);
}

/** Where a build is made while the server still runs from the one of before. */
const beside = (output: string): string => path.join(project, `${output}.next`);

/**
 * Builds from nothing but the styles that are as they were: a block type that was added must be found.
 *
 * @returns whether all were made
 */
async function makeBuilds(concerned: readonly Build[]): Promise<boolean> {
  const began = performance.now();
  const stale = [...due.generators];
  due.generators.clear();
  for (const each of concerned) due.builds.delete(each);
  try {
    for (const { program: generator } of stale) await make(generator);
    const wholes = concerned.filter(({ partOf }) => partOf === undefined);
    const parts = concerned.filter(({ partOf }) => partOf !== undefined);
    // All have ended before one that failed is told: what still wrote would overwrite what the next build writes.
    const outcomes = await Promise.allSettled(wholes.map((build) => makeWhole(build, parts.length > 0)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    const standing = new Set(wholes.map(({ output }) => output));
    // One after the other: they write into one folder, and into its manifest.
    for (const part of parts) {
      await makePart(part, standing.has(part.output));
      standing.add(part.output);
    }
    process.stdout.write(`Built in ${Math.round(performance.now() - began)} ms\n`);
    return true;
  } catch (error) {
    for (const each of stale) due.generators.add(each);
    for (const each of concerned) due.builds.add(each);
    // It was ended for what changed.
    if (areToolsUnderWay && hasChanged) return false;
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.stderr.write('The build failed. It is tried again after the next change.\n');
    return false;
  }
}

/** Makes what stands by itself, with the tools of before where they are not made now as well. */
async function makeWhole({ configuration, output, withParts }: Build, arePartsMade: boolean): Promise<void> {
  const next = beside(output);
  await make(...buildWith(configuration), '--outDir', next, '--emptyOutDir');
  if (withParts && !arePartsMade) await keepParts(path.join(project, output), next);
}

/** Makes one of the tools into what stands there, or into a copy of what the server runs from. */
async function makePart({ configuration, output }: Build, isThere: boolean): Promise<void> {
  const next = beside(output);
  if (!isThere) {
    await rm(next, { recursive: true, force: true });
    await cp(path.join(project, output), next, { recursive: true });
  }
  await make(...buildWith(configuration), '--outDir', next);
}

async function make(program: string, ...parameters: string[]): Promise<void> {
  const tool = startBuildTool(project, program, ...parameters);
  underWay.add(tool);
  const isMade = await tool.succeeded;
  underWay.delete(tool);
  if (!isMade) throw new Error(`${[program, ...parameters].join(' ')} failed; see above.`);
}

async function restart(made: readonly Build[]): Promise<void> {
  await stop();
  for (const output of new Set(made.map(({ output }) => output))) {
    await rm(path.join(project, output), { recursive: true, force: true });
    await rename(beside(output), path.join(project, output));
  }
  const isFirst = server === undefined;
  server = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: project,
    env: { ...serverEnvironment, [pagesVariable]: String(pagesVersion) },
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
  if (concerned.length === 0) isRestartDue = true;
  hasChanged = true;
  if (areToolsUnderWay) for (const tool of underWay) tool.end();
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
