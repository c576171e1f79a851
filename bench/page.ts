/**
 * Making one page, from JSON to bytes, with empty caches: a 40-block article through the whole pipeline; the plain
 * alternative; and the dearest of the real articles, a best-of list.
 */
import { builtPartsOf, shellPartsOf } from '../features/compose.ts';
import { features } from '../features/features.ts';
import { readPageAssets } from '../shell/assets/readPageAssets.ts';
import { type PageRenderer, type RenderedPage, renderPage } from '../shell/renderPage.ts';
import { createHtmlRenderer } from '../transformer/html/htmlRenderer.ts';
import { sanitiseHtml } from '../transformer/html/sanitiseHtml.ts';
import { loadRegistry } from '../transformer/widget.ts';
import { registry } from '../widgets/registry.ts';
import { plainPage } from './peers/plainPage.tsx';
import { articleOf, fixtureArticles } from './support/fixtureArticles.ts';
import { roundsInTurn, type Timing, timeInTurn } from './support/measure.ts';
import { site } from './support/site.ts';
import { milliseconds, printTable, ratio } from './support/table.ts';

const turns = 100;
const reader = { preview: false, experiments: {}, country: undefined };

const article = articleOf(40);
const bestOfPath = '/nutrition/best-magnesium-supplements';
const bestOf = fixtureArticles().find(({ path }) => path === bestOfPath);
if (!bestOf) throw new Error(`There is no fixture article at ${bestOfPath}.`);
const products = bestOf.blocks.filter(({ type }) => type === 'product-card').length;
const loaded = await loadRegistry(registry);
const assets = readPageAssets('dist/client', builtPartsOf(features));
const css = assets.css(['shell-page', 'shell-article', ...new Set(article.blocks.map(({ type }) => type))]);

const shellParts = await shellPartsOf(features);
const renderer: PageRenderer = {
  ...shellParts,
  registry: loaded,
  assets,
  site,
  html: createHtmlRenderer(5_000_000),
};

function emptyCache(): void {
  renderer.html = createHtmlRenderer(5_000_000);
}

/** Down to the bytes that are sent, because only then a text is really made. */
function bytesOf({ document }: RenderedPage): Buffer {
  if (!document) throw new Error('There is no page.');
  return Buffer.from(document.html);
}

const plainParts = { article, registry: loaded, site, css };

const [ours, plain, bestOfTime] = timeInTurn(
  [
    {
      name: 'whole pipeline',
      prepare: emptyCache,
      round: () => bytesOf(renderPage(article, reader, renderer)),
    },
    {
      name: 'plain: same validators, sanitiser, elements; one renderToString',
      round: () => Buffer.from(plainPage({ ...plainParts, sanitise: sanitiseHtml })),
    },
    {
      name: `whole pipeline, a best-of article of ${products} products and ${bestOf.blocks.length} blocks`,
      prepare: emptyCache,
      round: () => bytesOf(renderPage(bestOf, reader, renderer)),
    },
  ],
  turns,
);
if (!ours || !plain || !bestOfTime) throw new Error('nothing was measured');

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
    row(ours, ...ratios(ours, plain), 'at most 1.4 of plain'),
    row(plain, '1', '1', '1', ''),
    row(bestOfTime, '', '', '', ''),
  ],
);
