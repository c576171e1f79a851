/**
 * What a reader's browser asks for before any interaction, on the production build in Chromium, against hydrating the
 * whole page: React, the components of all its blocks, and the article as data. And what each script weighs that comes
 * once its reader is near what it is for. Sizes after gzip, CSS before it.
 */
import { openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { BehaviourMoment } from '#contracts/behaviour.ts';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { Article } from '#schemas/generated/types.ts';
import { parseManifest } from '#shell/assets/manifest.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { componentFile } from '#widgets/componentFile.ts';
import { registry } from '#widgets/registry.ts';
import { cookAndShare } from './support/editorialBlocks.ts';
import { fixtureArticles } from './support/fixtureArticles.ts';
import { renderedPage } from './support/renderedPage.ts';
import { bytes, gzipped, requestedScripts, weightOf } from './support/requestedScripts.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { printTable } from './support/table.ts';

const paths = [
  '/nutrition/how-much-collagen-per-day',
  '/health/cbd-for-anxiety',
  '/sleep/insomnia-self-help',
  '/nutrition/best-magnesium-supplements',
];
const viewport = { width: 1280, height: 800 };
const pages = [...paths.map(fixtureAt), cookAndShare];
const scriptsOfAll = await everyScript();
/** No article of the site is made of these alone: its page is made here, of the same build. */
const madeHere = await renderedPage(cookAndShare);

const server = await startBuiltServer(openSync(devNull, 'w'));
const browser = await launchBrowser();
try {
  const rows = [];
  for (const article of pages) {
    const { path } = article;
    const page = await browser.newPage({ viewport });
    await page.route(`**${cookAndShare.path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: madeHere }),
    );
    const response = await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    const css = await page.evaluate(() => document.querySelector('style')?.textContent?.length ?? 0);
    const scripts = await requestedScripts(page);
    await page.close();
    const loader = /name="pagewell-loader" content="([^"]*)"/.exec(html)?.[1] ?? '';
    rows.push([
      path,
      bytes(gzipSync(html).length),
      bytes(css),
      bytes(gzipped(loader)),
      bytes(weightOf(scripts.first)),
      bytes(weightOf(scripts.late)),
      bytes(weightOf(scripts.react)),
      bytes(wholePage(article, scriptsOfAll)),
    ]);
  }
  printTable(
    `Before any interaction, ${viewport.width} × ${viewport.height} (bytes; scripts and HTML after gzip)`,
    [
      'article',
      'HTML',
      'CSS of the first view',
      'loader',
      'our script until it has loaded',
      'and then',
      'React',
      'peer: script of a whole-page hydration',
    ],
    [...rows, ['budget', '', 'at most 15,000', 'at most 2,000', 'at most 8,000', 'at most 14,000', '0', '']],
  );
  printTable(
    'Scripts that come once a reader is near what they are for, or wants it (bytes after gzip)',
    ['script', 'bytes', 'budget'],
    waitingScripts(),
  );
} finally {
  await browser.close();
  await server.stop();
}

function fixtureAt(path: string): Article {
  const article = fixtureArticles().find((fixture) => fixture.path === path);
  if (!article) throw new Error(`There is no fixture article at ${path}.`);
  return article;
}

/** The scripts without React, largest first, and of islands what is theirs alone. */
function waitingScripts(): string[][] {
  const manifest = parseManifest(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const row = (source: string, budget: string): [string, number, string] => {
    const entry = manifest.get(source);
    if (!entry) throw new Error(`The build has no ${source}.`);
    return [source, gzipped(`/${entry.file}`), budget];
  };
  const waiting: readonly BehaviourMoment[] = ['visible', 'interaction', 'hover'];
  const light = builtPartsOf(features).behaviours.filter(({ moment }) => waiting.includes(moment));
  const islands = Object.values(registry).filter(({ hydrate }) => hydrate !== 'never');
  return [
    ...[...new Set(light.map(({ script }) => script))].map((script) =>
      row(script, script.endsWith('/recipe.ts') ? 'at most 4,000' : 'at most 2,000'),
    ),
    ...islands.map(({ type }) =>
      row(componentFile(type), `at most ${type === 'drug-savings' ? '13,000' : '6,000'}, React apart`),
    ),
  ]
    .sort(([, one], [, other]) => other - one)
    .map(([source, size, budget]) => [source, bytes(size), budget]);
}

interface Script {
  imports: readonly string[];
  code: string;
}

/**
 * The scripts of all components by the file they come from, and by their own name. The build writes only those that a
 * page asks for, so they are built once more, in memory.
 */
async function everyScript(): Promise<{ bySource: Map<string, Script>; byName: Map<string, Script> }> {
  const result = await build({
    configFile: 'build/readers.config.ts',
    configLoader: 'native',
    logLevel: 'error',
    build: { write: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const bySource = new Map<string, Script>();
  const byName = new Map<string, Script>();
  for (const output of outputs) {
    if (output.type !== 'chunk') continue;
    byName.set(output.fileName, output);
    if (output.facadeModuleId) bySource.set(relative('.', output.facadeModuleId), output);
  }
  return { bySource, byName };
}

/** What the same page would send if it were hydrated as a whole: each script once, and the article's data. */
function wholePage(article: Article, { bySource, byName }: Awaited<ReturnType<typeof everyScript>>): number {
  const types = new Set(article.blocks.map(({ type }) => `widgets/${type}/`));
  const scripts = new Set<Script>();
  const add = (script: Script | undefined): void => {
    if (!script || scripts.has(script)) return;
    scripts.add(script);
    for (const name of script.imports) add(byName.get(name));
  };
  for (const [source, script] of bySource) {
    const isOnPage = [...types].some((type) => source.startsWith(type) && source.endsWith('.tsx'));
    if (isOnPage || source === 'client/hydrate.tsx') add(script);
  }
  const bytesOfScripts = [...scripts].map(({ code }) => ({ bytes: gzipSync(code).length }));
  return weightOf(bytesOfScripts) + gzipSync(JSON.stringify(article)).length;
}
