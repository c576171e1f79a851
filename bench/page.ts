/**
 * Making one page, from JSON to bytes: a 40-block article through the whole pipeline with empty caches, which are
 * filled on the way; the plain alternative; the same page with one changed block and everything else kept; and the
 * dearest of the real articles, a best-of list.
 */
import { LRUCache } from 'lru-cache';
import { createBlockCache } from '../server/pages/blockCache.ts';
import type { KeptFrame } from '../shell/article/articleFrame.tsx';
import { readPageAssets } from '../shell/assets/readPageAssets.ts';
import { type PageRenderer, type RenderedPage, renderPage } from '../shell/renderPage.ts';
import { createHtmlRenderer } from '../transformer/html/htmlRenderer.ts';
import { sanitiseAnyHtml, sanitiseHtml } from '../transformer/html/sanitiseHtml.ts';
import { loadRegistry } from '../transformer/widget.ts';
import { registry } from '../widgets/registry.ts';
import { plainPage } from './peers/plainPage.tsx';
import { articleOf, fixtureArticles } from './support/fixtureArticles.ts';
import { roundsInTurn, type Timing, timeInTurn } from './support/measure.ts';
import { milliseconds, printTable, ratio } from './support/table.ts';

const turns = 100;
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
    frameCache: new LRUCache<string, KeptFrame>({ max: 100 }),
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
const plainParts = { article, registry: loaded, site, css };

const [ours, plain, plainWithShortcut, changed, bestOfTime] = timeInTurn(
  [
    {
      name: 'whole pipeline, caches empty',
      prepare: () => Object.assign(starting, emptyCaches()),
      round: () => bytesOf(renderPage(article, reader, starting)),
    },
    {
      name: 'plain: same validators, sanitiser, elements; one renderToString',
      round: () => Buffer.from(plainPage({ ...plainParts, sanitise: sanitiseAnyHtml })),
    },
    {
      name: 'plain, with our shortcut around the sanitiser',
      round: () => Buffer.from(plainPage({ ...plainParts, sanitise: sanitiseHtml })),
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
  turns,
);
if (!ours || !plain || !plainWithShortcut || !changed || !bestOfTime) throw new Error('nothing was measured');

function row({ name, ...times }: Timing, ...rest: readonly string[]): string[] {
  const { fastest, median, p90, medianOfFirst } = times;
  return [name, ...[fastest, median, p90, medianOfFirst].map(milliseconds), ...rest];
}

/** How often one takes as long as another: by the medians, the fastest rounds, and the first rounds of each turn. */
function ratios(one: Timing, other: Timing): string[] {
  return [
    ratio(one.median / other.median),
    ratio(one.fastest / other.fastest),
    ratio(one.medianOfFirst / other.medianOfFirst),
  ];
}

printTable(
  `A page of ${article.blocks.length} blocks (${turns} turns of ${roundsInTurn} rounds each)`,
  ['what', 'fastest', 'median', 'p90', 'first', 'ratio of medians', 'of fastest', 'of first', 'budget'],
  [
    row(ours, ...ratios(ours, plain), 'at most 1.25 of plain'),
    row(plain, '1', '1', '1', ''),
    row(plainWithShortcut, ...ratios(plainWithShortcut, plain), ''),
    row(changed, ...ratios(ours, changed), 'at least 10 times faster'),
    row(bestOfTime, '', '', '', ''),
  ],
);
