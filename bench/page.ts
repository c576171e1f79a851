/**
 * Making one page, from JSON to bytes, with empty caches: articles of 40 blocks, of all types and of the editorial ones
 * alone, through the whole pipeline and as the plain alternative makes them; and the dearest of the real articles, a
 * best-of list.
 */
import { builtPartsOf, shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { Article } from '#schemas/generated/types.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import { type PageRenderer, type RenderedPage, renderPage } from '#shell/renderPage.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { sanitiseHtml } from '#transformer/html/sanitiseHtml.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { plainPage } from './peers/plainPage.tsx';
import { editorialBlocks } from './support/editorialBlocks.ts';
import { articleOf, fixtureArticles } from './support/fixtureArticles.ts';
import { type Contender, roundsInTurn, type Timing, timeInTurn } from './support/measure.ts';
import { site } from './support/site.ts';
import { milliseconds, printTable, ratio } from './support/table.ts';

const turns = 100;
const reader = { preview: false, experiments: {}, country: undefined };

const anyBlocks = articleOf(40);
const editorial = editorialBlocks(40);
const bestOfPath = '/nutrition/best-magnesium-supplements';
const bestOf = fixtureArticles().find(({ path }) => path === bestOfPath);
if (!bestOf) throw new Error(`There is no fixture article at ${bestOfPath}.`);
const products = bestOf.blocks.filter(({ type }) => type === 'product-card').length;
const loaded = await loadRegistry(registry);
const assets = readPageAssets('dist/client', builtPartsOf(features));

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

function contenders(blocks: string, article: Article): [Contender, Contender] {
  const css = assets.css(['shell-page', 'shell-article', ...new Set(article.blocks.map(({ type }) => type))]);
  const plainParts = { article, registry: loaded, site, css, sanitise: sanitiseHtml };
  return [
    {
      name: `whole pipeline, ${article.blocks.length} ${blocks}`,
      prepare: emptyCache,
      round: () => bytesOf(renderPage(article, reader, renderer)),
    },
    {
      name: `plain, ${article.blocks.length} ${blocks}: same validators, sanitiser, elements; one renderToString`,
      round: () => Buffer.from(plainPage(plainParts)),
    },
  ];
}

const times = timeInTurn(
  [
    ...contenders('blocks of all types', anyBlocks),
    ...contenders('editorial blocks', editorial),
    {
      name: `whole pipeline, a best-of article of ${products} products and ${bestOf.blocks.length} blocks`,
      prepare: emptyCache,
      round: () => bytesOf(renderPage(bestOf, reader, renderer)),
    },
  ],
  turns,
);
const [ours, plain, oursEditorial, plainEditorial, bestOfTime] = times;
if (!ours || !plain || !oursEditorial || !plainEditorial || !bestOfTime)
  throw new Error('nothing was measured');

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
  `Making a page (${turns} turns of ${roundsInTurn} rounds each)`,
  ['what', 'fastest', 'median', 'p90', 'first', 'ratio of medians', 'of fastest', 'of first', 'budget'],
  [
    row(ours, ...ratios(ours, plain), 'at most 1.4 of plain'),
    row(plain, '1', '1', '1', ''),
    row(oursEditorial, ...ratios(oursEditorial, plainEditorial), 'at most 1.4 of plain'),
    row(plainEditorial, '1', '1', '1', ''),
    row(bestOfTime, '', '', '', ''),
  ],
);
