/**
 * Making one page, from JSON to bytes: a 40-block article through the whole pipeline with empty caches, which are
 * filled on the way; the plain alternative; the same page with one changed block and everything else kept; and the
 * dearest of the real articles, a best-of list.
 */
import { LRUCache } from 'lru-cache';
import { createBlockCache } from '../server/pages/blockCache.ts';
import type { ArticleFrame } from '../shell/article/articleFrame.tsx';
import { readPageAssets } from '../shell/assets/readPageAssets.ts';
import { type PageRenderer, type RenderedPage, renderPage } from '../shell/renderPage.ts';
import { createHtmlRenderer } from '../transformer/html/htmlRenderer.ts';
import { loadRegistry } from '../transformer/widget.ts';
import { registry } from '../widgets/registry.ts';
import { plainPage } from './peers/plainPage.tsx';
import { articleOf, fixtureArticles } from './support/fixtureArticles.ts';
import { timeInTurn } from './support/measure.ts';
import { milliseconds, printTable, ratio } from './support/table.ts';

const rounds = 1_000;
const reader = { preview: false, experiments: {}, country: undefined };
const site = {
  name: 'Pagewell',
  origin: 'https://pagewell.example',
  tagline: 'Health, plainly.',
  copyrightYear: 2026,
};

const article = articleOf(40);
const bestOfPath = '/nutrition/best-magnesium-supplements';
const bestOf = fixtureArticles().find(({ path }) => path === bestOfPath);
if (!bestOf) throw new Error(`There is no fixture article at ${bestOfPath}.`);
const products = bestOf.blocks.filter(({ type }) => type === 'product-card').length;
const loaded = await loadRegistry(registry);
const assets = readPageAssets('dist/client');
const css = assets.css(['shell-page', 'shell-article', ...new Set(article.blocks.map(({ type }) => type))]);

function emptyCaches() {
  return {
    html: createHtmlRenderer(5_000_000),
    blockCache: createBlockCache(64_000_000),
    frameCache: new LRUCache<string, ArticleFrame>({ max: 100 }),
  };
}

const starting: PageRenderer = { registry: loaded, assets, site, ...emptyCaches() };
const running: PageRenderer = { ...starting, ...emptyCaches() };
renderPage(article, reader, running);

let change = 0;
/** The article with one block that was never seen before, as after an editor's change. */
function withOneChange() {
  change += 1;
  const blocks = article.blocks.with(20, {
    id: 'changed',
    type: 'rich-text',
    data: { html: `<p>This paragraph was changed for the ${change}th time, and is new to every cache.</p>` },
  });
  // As it comes out of the store: other objects than those that are kept.
  return structuredClone({ ...article, blocks });
}

/** Down to the bytes that are sent, because only then a text is really made. */
function bytesOf({ document }: RenderedPage): Buffer {
  if (!document) throw new Error('There is no page.');
  return document.bytes();
}

let next = withOneChange();
const [ours, plain, changed, bestOfTime] = timeInTurn(
  [
    {
      name: 'whole pipeline, caches empty',
      prepare: () => Object.assign(starting, emptyCaches()),
      round: () => bytesOf(renderPage(article, reader, starting)),
    },
    {
      name: 'same validators, sanitiser, elements; one renderToString',
      round: () => Buffer.from(plainPage({ article, registry: loaded, site, css })),
    },
    {
      name: 'whole pipeline, one changed block',
      prepare: () => {
        next = withOneChange();
      },
      round: () => bytesOf(renderPage(next, reader, running)),
    },
    {
      name: `a best-of article of ${products} products and ${bestOf.blocks.length} blocks, caches empty`,
      prepare: () => Object.assign(starting, emptyCaches()),
      round: () => bytesOf(renderPage(bestOf, reader, starting)),
    },
  ],
  rounds,
);
if (!ours || !plain || !changed || !bestOfTime) throw new Error('nothing was measured');

printTable(
  `A page of ${article.blocks.length} blocks (${rounds} rounds each, in turn)`,
  ['what', 'fastest', 'median', 'p90', 'ratio of medians', 'budget'],
  [
    [
      ours.name,
      milliseconds(ours.fastest),
      milliseconds(ours.median),
      milliseconds(ours.p90),
      `${ratio(ours.median / plain.median)} of plain`,
      'at most 1.25',
    ],
    [plain.name, milliseconds(plain.fastest), milliseconds(plain.median), milliseconds(plain.p90), '1', ''],
    [
      changed.name,
      milliseconds(changed.fastest),
      milliseconds(changed.median),
      milliseconds(changed.p90),
      `${ratio(ours.median / changed.median)} times faster`,
      'at least 10',
    ],
    [
      bestOfTime.name,
      milliseconds(bestOfTime.fastest),
      milliseconds(bestOfTime.median),
      milliseconds(bestOfTime.p90),
      '',
      '',
    ],
  ],
);
