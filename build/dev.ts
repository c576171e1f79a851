import { randomBytes } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  createServerModuleRunner,
  createServer as createViteServer,
  type HotPayload,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { buildConsentApis } from '#build/consentApis.ts';
import { development } from '#build/development.ts';
import type { Content } from '#content/createContentSource.ts';
import { StoreLock } from '#content/database/opening/storeLock.ts';
import { StoreLockedError } from '#content/source/errors.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import { settings } from '#server/configuration/settings.ts';
import { endWithParent } from '#server/process/endWithParent.ts';
import { ownAddress } from '#server/process/ownAddress.ts';
import { listenFailure } from '#server/process/startFailure.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';
import { type Generator, generators, generatorsOf } from './buildSources.ts';
import { runBuildTool } from './buildTools.ts';
import type * as openedSources from './dev/openSources.ts';
import type { OpenedSources } from './dev/openSources.ts';

type Sources = typeof openedSources;

/**
 * Vite's development server with our server from its sources. This process keeps the port, so requests wait
 * during a restart.
 */

const project = path.join(import.meta.dirname, '..');
const unwatched: ReadonlySet<string> = new Set(['dist', 'data', 'tests', 'docs', 'bench', '.git']);
/** Editors save a file in several steps. */
const settleMs = 30;

process.env.NODE_ENV = 'development';
/** Sessions of the editor survive restarts of the server. */
const ownToken = process.env.EDITOR_TOKEN === undefined ? randomBytes(16).toString('hex') : undefined;
if (ownToken !== undefined) process.env.EDITOR_TOKEN = ownToken;

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const faults: string[] = [];
const { port, host, dataDir, databaseUrl } = readSettings(settings, process.env, faults);
if (faults.length > 0) fail(faults.join('\n'));

/** Only if the environment names no provider. */
async function startProvider(): Promise<void> {
  const { AUTH_AUTHORITY, SITE_ORIGIN } = process.env;
  if (AUTH_AUTHORITY !== undefined || port === 0) return;
  const siteOrigin = SITE_ORIGIN ?? `http://localhost:${port}`;
  const { startPretendProvider } = await import('#features/auth/development/pretendProvider.ts');
  Object.assign(process.env, (await startPretendProvider({ siteOrigin })).environment);
}

/** The built-in database allows one process at a time. */
async function requireStore(): Promise<void> {
  if (databaseUrl !== undefined) return;
  try {
    await StoreLock.requireFree(path.resolve(project, dataDir));
  } catch (error) {
    if (!(error instanceof StoreLockedError)) throw error;
    fail(error.message);
  }
}

const vited = Promise.withResolvers<ViteDevServer>();
const server = createServer((request, response) => {
  void vited.promise.then(({ middlewares }) =>
    middlewares(request, response, () => void answer(request, response)),
  );
});

function listen(): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error) => fail(listenFailure(error, host, port)));
    server.listen(port, host, resolve);
  });
}

endWithParent();
await requireStore();
await listen();
await startProvider();
for (const { program } of generators) if (!(await runBuildTool(project, program))) process.exit(1);

const renewConsentApis = () => buildConsentApis(path.join(project, 'dist', 'client'), project);
let consentApisSources = await renewConsentApis();

const vite = await createViteServer({
  ...development,
  root: project,
  server: {
    middlewareMode: true,
    ws: { server },
    // In a copy of the project, `node_modules` may be a symbolic link.
    fs: { allow: [project, await realpath(path.join(project, 'node_modules'))] },
    watch: { ignored: (file) => unwatched.has(path.relative(project, file).split(path.sep)[0] ?? '') },
  },
  plugins: [
    ...development.plugins,
    {
      name: 'dev:changes',
      hotUpdate({ file, modules }) {
        if (this.environment.name !== 'ssr' || (modules.length === 0 && !hasFailed)) return;
        forget(file);
        noteChange();
      },
    },
  ],
});
const due = new Set<Generator>();
/** A new file may then fix it that no module imports yet. */
let hasFailed = false;
const fixtures = new Map<string, NodeJS.Timeout>();
vite.watcher.on('all', (_event, file) => {
  const name = path.relative(project, file);
  for (const generator of generatorsOf(name)) {
    due.add(generator);
    noteChange();
  }
  if (consentApisSources.has(file))
    queue(async () => {
      consentApisSources = await renewConsentApis();
    });
  // The server reads these files itself; they are no modules.
  const [folder, part = ''] = name.split(path.sep);
  if (folder !== 'fixtures') return;
  if (part === 'site') noteChange();
  if (part === 'blocks') send({ type: 'custom', event: 'dev:pages' });
  if (part === 'articles' && file.endsWith('.json')) {
    clearTimeout(fixtures.get(file));
    fixtures.set(
      file,
      setTimeout(() => {
        fixtures.delete(file);
        queue(() => publish(file));
      }, settleMs),
    );
  }
});
const { client, ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server.');
const runner = createServerModuleRunner(ssr, { hmr: false });
const { hot } = client;
const send: (payload: HotPayload) => void = hot.send.bind(hot);
/** Vite would reload every open page, instead of those that loaded the changed file. */
hot.send = (payload: HotPayload | string, data?: unknown) => {
  if (typeof payload === 'string') return send({ type: 'custom', event: payload, data });
  if (payload.type !== 'full-reload' || payload.triggeredBy === undefined) return send(payload);
  const modules = [...(client.moduleGraph.getModulesByFile(payload.triggeredBy) ?? [])].map(({ url }) => url);
  return send({ type: 'custom', event: 'dev:unaccepted', data: { modules } });
};

/** With its importers. The runner treats a module as new only until it is transformed. */
function forget(file: string): void {
  const { evaluatedModules } = runner;
  const stale = new Set(evaluatedModules.getModulesByFile(file));
  for (const module of stale) {
    evaluatedModules.invalidateModule(module);
    for (const id of module.importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer) stale.add(importer);
    }
  }
}

const first = Promise.withResolvers<OpenedSources>();
let opened = first.promise;
let running: OpenedSources | undefined;
let sources: Sources | undefined;
let content: { opensWith: unknown; content: Content } | undefined;

function serve(opening: Promise<OpenedSources>): void {
  opening.catch(() => undefined);
  opened = opening;
  first.resolve(opening);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    (await opened).handle(request, response);
  } catch (error) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(reasonOf(error));
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** The content stays open unless one of its modules has changed. */
async function open(loaded: Sources, assets: PageAssets): Promise<OpenedSources> {
  await running?.close();
  running = undefined;
  if (content?.opensWith !== loaded.createContentSource) {
    await content?.content.close();
    content = undefined;
    content = {
      opensWith: loaded.createContentSource,
      content: await loaded.openDevelopmentContent(project),
    };
  }
  running = await loaded.openSources(project, ownAddress(server), { assets, content: content.content });
  return running;
}

async function renew(): Promise<void> {
  const began = performance.now();
  let assets: PageAssets;
  hasFailed = true;
  try {
    await generate();
    sources = await runner.import<Sources>('/build/dev/openSources.ts');
    assets = await sources.sourceAssets(ssr);
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.stderr.write('The change could not be loaded. It is retried after the next change.\n');
    if (!running) serve(Promise.reject(error));
    return;
  }
  hasFailed = false;
  const loadedAt = performance.now();
  const isFirst = running === undefined && content === undefined;
  const opening = open(sources, assets);
  serve(opening);
  try {
    const { siteOrigin } = await opening;
    const [loading, start] = [loadedAt - began, performance.now() - loadedAt].map(Math.round);
    process.stdout.write(`Pagewell is at ${siteOrigin} (loaded in ${loading} ms, opened in ${start} ms)\n`);
    send({ type: 'custom', event: 'dev:pages' });
  } catch (error) {
    // Settings and folders are not fixed by the next change of a file.
    if (isFirst) fail(`Pagewell could not start.\n${sources.startFailure(error)}`);
    process.stderr.write(`${reasonOf(error)}\n`);
  }
}

/** A failing generator stays pending. */
async function generate(): Promise<void> {
  for (const generator of due) {
    if (!(await runBuildTool(project, generator.program)))
      throw new Error(`${generator.program} failed; see above.`);
    due.delete(generator);
    const folder = path.join(project, generator.folder, 'generated', path.sep);
    for (const file of ssr.moduleGraph.fileToModulesMap.keys()) {
      if (!file.startsWith(folder)) continue;
      ssr.moduleGraph.onFileChange(file);
      forget(file);
    }
  }
}

async function publish(file: string): Promise<void> {
  if (!content || !sources) return;
  const outcome = await sources.publishFixture(content.content.store, file);
  if (!outcome) return;
  process.stdout.write(`${outcome.line}\n`);
  if (outcome.isPublished) send({ type: 'custom', event: 'dev:pages' });
}

let queued: Promise<void> = Promise.resolve();
/** A change during a restart waits for it. */
function queue(work: () => Promise<void>): void {
  queued = queued.then(work).catch((error: unknown) => void process.stderr.write(`${reasonOf(error)}\n`));
}

async function close(): Promise<void> {
  await queued;
  await running?.close();
  await content?.content.close();
}

let timer: NodeJS.Timeout | undefined;
function noteChange(): void {
  clearTimeout(timer);
  timer = setTimeout(() => queue(renew), settleMs);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
if (ownToken !== undefined) process.stdout.write(`The editor's token: ${ownToken}\n`);
queue(renew);
vited.resolve(vite);
