/**
 * Rendering one page: a 40-block article through the whole pipeline with empty caches, against the plain alternative;
 * and the same page with one changed block and warm block caches, against the page uncached.
 */
import { createBlockCache } from '../server/pages/blockCache.ts';
import { readPageAssets } from '../shell/assets/readPageAssets.ts';
import { type PageRenderer, type RenderedPage, renderPage } from '../shell/renderPage.ts';
import { createHtmlRenderer } from '../transformer/html/htmlRenderer.ts';
import { loadRegistry } from '../transformer/widget.ts';
import { registry } from '../widgets/registry.ts';
import { plainPage } from './peers/plainPage.tsx';
import { articleOf } from './support/fixtureArticles.ts';
import { timeInTurn } from './support/measure.ts';
import { milliseconds, printTable, ratio } from './support/table.ts';

const rounds = 300;
const reader = { preview: false, experiments: {}, country: undefined };

const article = articleOf(40);
const loaded = await loadRegistry(registry);
const assets = readPageAssets('dist/client');
const css = assets.css(['shell-page', 'shell-article', ...new Set(article.blocks.map(({ type }) => type))]);
const uncached: PageRenderer = {
  registry: loaded,
  html: createHtmlRenderer(0),
  assets,
  site: { name: 'Pagewell', origin: 'https://pagewell.example', tagline: 'Health, plainly.' },
};

const cached: PageRenderer = {
  ...uncached,
  html: createHtmlRenderer(5_000_000),
  blockCache: createBlockCache(64_000_000),
};
renderPage(article, reader, cached);

let change = 0;
/** The article with one block that was never seen before, as after an editor's change. */
function withOneChange() {
  change += 1;
  const blocks = article.blocks.with(20, {
    id: 'changed',
    type: 'rich-text',
    data: { html: `<p>This paragraph was changed for the ${change}th time, and is new to every cache.</p>` },
  });
  return { ...article, blocks };
}

/** Down to the bytes that are sent, because only then a string is really made. */
function bytesOf({ document }: RenderedPage): Buffer {
  if (!document) throw new Error('There is no page.');
  return Buffer.from(document.html);
}

const [ours, plain, changed] = timeInTurn(
  [
    { name: 'whole pipeline, caches empty', round: () => bytesOf(renderPage(article, reader, uncached)) },
    {
      name: 'same validators, sanitiser, elements; one renderToString',
      round: () => Buffer.from(plainPage(article, loaded, css)),
    },
    {
      name: 'whole pipeline, one changed block',
      round: () => bytesOf(renderPage(withOneChange(), reader, cached)),
    },
  ],
  rounds,
);
if (!ours || !plain || !changed) throw new Error('nothing was measured');

printTable(
  `A page of ${article.blocks.length} blocks (${rounds} rounds each, in turn)`,
  ['what', 'median', 'p90', 'ratio', 'budget'],
  [
    [
      ours.name,
      milliseconds(ours.median),
      milliseconds(ours.p90),
      `${ratio(ours.median / plain.median)} of plain`,
      'at most 1.25',
    ],
    [plain.name, milliseconds(plain.median), milliseconds(plain.p90), '1', ''],
    [
      changed.name,
      milliseconds(changed.median),
      milliseconds(changed.p90),
      `${ratio(ours.median / changed.median)} times faster`,
      'at least 10',
    ],
  ],
);
