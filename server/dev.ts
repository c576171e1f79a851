import { randomBytes } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  createServerModuleRunner,
  createServer as createViteServer,
  type HotPayload,
  isRunnableDevEnvironment,
} from 'vite';
import { development } from '#build/development.ts';
import type { Content } from '#content/createContentSource.ts';
import { StoreLock } from '#content/database/opening/storeLock.ts';
import { StoreLockedError } from '#content/source/errors.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';
import type * as openedSources from './development/openSources.ts';
import { generators } from './process/buildSources.ts';
import { runBuildTool } from './process/buildTools.ts';
import { endWithParent } from './process/endWithParent.ts';

type Sources = typeof openedSources;
interface Opened {
  handle: RequestListener;
  close: () => Promise<void>;
}

/**
 * What `npm run dev` runs: Vite's development server, and our server from its sources. This process keeps the port, so
 * requests wait while the server is opened again.
 */

const project = path.join(import.meta.dirname, '..');
/** Editors write a file in several steps. */
const settleMs = 30;

process.env.NODE_ENV = 'development';
/** Sessions of the editor outlive the server that is opened again. */
const ownToken = process.env.EDITOR_TOKEN === undefined ? randomBytes(16).toString('hex') : undefined;
if (ownToken !== undefined) process.env.EDITOR_TOKEN = ownToken;

/** An account to sign in with, where the environment names no provider. It lives as long as this process, as sessions do. */
async function startProvider(): Promise<void> {
  const { AUTH_AUTHORITY, SITE_ORIGIN, PORT = '3000' } = process.env;
  if (AUTH_AUTHORITY !== undefined || PORT === '0') return;
  const siteOrigin = SITE_ORIGIN ?? `http://localhost:${PORT}`;
  const { startPretendProvider } = await import('#features/auth/development/pretendProvider.ts');
  Object.assign(process.env, (await startPretendProvider({ siteOrigin })).environment);
}

/** The built-in database takes one process at a time. */
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

endWithParent();
await requireStore();
await startProvider();

for (const { program } of generators) if (!(await runBuildTool(project, program))) process.exit(1);

const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});

const vite = await createViteServer({
  ...development,
  root: project,
  server: {
    middlewareMode: true,
    ws: { server },
    // In a copy of the project, the packages may be a link.
    fs: { allow: [project, await realpath(path.join(project, 'node_modules'))] },
    watch: { ignored: ['**/dist/**', '**/data/**', '**/tests/**', '**/docs/**'] },
  },
  plugins: [
    ...development.plugins,
    {
      name: 'pagewell:changes',
      hotUpdate({ file, modules }) {
        if (this.environment.name !== 'ssr' || modules.length === 0) return;
        forget(file);
        noteChange();
      },
    },
  ],
});
// A file of these is read by the server, and is in no module.
vite.watcher.on('all', (_event, file) => {
  const [folder, part = ''] = path.relative(project, file).split(path.sep);
  if (folder !== 'fixtures') return;
  if (part === 'site') noteChange();
  if (part === 'blocks') send({ type: 'custom', event: 'pagewell:pages' });
  if (part === 'articles') void publishFixture(file);
});
const { client, ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server.');
const runner = createServerModuleRunner(ssr, { hmr: false });
const { hot } = client;
const send: (payload: HotPayload) => void = hot.send.bind(hot);
/** Vite would reload every open page: only those reload that have loaded what changed. */
hot.send = (payload: HotPayload | string, data?: unknown) => {
  if (typeof payload === 'string') return send({ type: 'custom', event: payload, data });
  if (payload.type !== 'full-reload' || payload.triggeredBy === undefined) return send(payload);
  const modules = [...(client.moduleGraph.getModulesByFile(payload.triggeredBy) ?? [])].map(({ url }) => url);
  return send({ type: 'custom', event: 'pagewell:unaccepted', data: { modules } });
};

/** What was evaluated of a file, and of all that imports it. The runner takes a module for new only until it is transformed. */
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

let opened: Promise<Opened> = Promise.reject(new Error('not opened yet'));
opened.catch(() => undefined);
let running: Opened | undefined;
let content: { opensWith: unknown; content: Content } | undefined;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    (await opened).handle(request, response);
  } catch (error) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.stack : String(error));
  }
}

/** Opens the server from the sources as they are now. The content stays open unless one of its own modules has changed. */
async function open(sources: Sources, assets: PageAssets): Promise<Opened> {
  await running?.close();
  running = undefined;
  if (content?.opensWith !== sources.createContentSource) {
    await content?.content.close();
    content = undefined;
    content = {
      opensWith: sources.createContentSource,
      content: await sources.openDevelopmentContent(project),
    };
  }
  running = await sources.openSources(project, assets, content.content);
  return running;
}

async function close(): Promise<void> {
  await renewal;
  await running?.close();
  await content?.content.close();
}

let renewal: Promise<void> = Promise.resolve();
async function renew(): Promise<void> {
  const began = performance.now();
  let sources: Sources;
  let assets: PageAssets;
  try {
    sources = await runner.import('/server/development/openSources.ts');
    assets = await sources.sourceAssets(ssr);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.stderr.write('The change cannot be run. The server goes on with what it has.\n');
    return;
  }
  const loaded = performance.now();
  opened = open(sources, assets);
  try {
    await opened;
    process.stdout.write(
      `Loaded in ${Math.round(loaded - began)} ms, opened in ${Math.round(performance.now() - loaded)} ms\n`,
    );
    send({ type: 'custom', event: 'pagewell:pages' });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  }
}

/** Publishes an article of `fixtures/articles` that was saved, where the store is the publication's own. */
async function publishFixture(file: string): Promise<void> {
  await renewal;
  const name = path.relative(project, file);
  try {
    const store = content?.content.store;
    if (!store) throw new Error('the articles come from a CMS');
    const article: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isRecord(article) || typeof article.path !== 'string') throw new Error('the file has no path');
    const outcome = await store.publish(article.path, article, { author: 'fixture' });
    if (!outcome.ok) throw new Error('an editor has changed it');
    process.stdout.write(`${name}: published at ${article.path}\n`);
    send({ type: 'custom', event: 'pagewell:pages' });
  } catch (error) {
    process.stderr.write(`${name} is not published: ${error instanceof Error ? error.message : error}\n`);
  }
}

let timer: NodeJS.Timeout | undefined;
function noteChange(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    renewal = renewal.then(renew);
  }, settleMs);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
if (ownToken !== undefined) process.stdout.write(`The editor's token: ${ownToken}\n`);
server.listen(Number(process.env.PORT ?? 3000));
renewal = renew();
