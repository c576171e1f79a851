import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isBlankHtml } from '#contracts/blank.ts';
import type { DrugSavingsService, DrugSavingsWords, PlacedWords } from '#contracts/drugs/facts.ts';
import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import type { BlockType, Newsletter } from '#schemas/generated/types.ts';
import type { BlockContext, OwnBlockContent } from '../article/blockContext.ts';
import { maxBlockNesting } from '../article/limits.ts';
import { mapTexts } from '../article/mapTexts.ts';
import {
  isPreparedBlock,
  isShownBlock,
  type PreparedBlock,
  type ShownBlock,
} from '../article/preparedArticle.ts';
import { FallbackBlock } from '../basic/FallbackBlock.tsx';
import { placeholderAttribute } from '../basic/Placeholder.tsx';
import { isLeftOut, mapInnerBlocks } from '../blockTree.ts';
import type { HtmlRenderer } from '../html/htmlRenderer.ts';
import { type ServerRendering, ServerRenderingContext } from '../html/serverRendering.ts';
import type { LoadedRegistry, LoadedWidget } from '../registry/widget.ts';
import type { BlockHtml, FaultInBlock } from './blockHtml.ts';
import { emptyBlockFault, type Fault, faultsOfRemovals, renderFailure } from './fault.ts';
import { type IslandScripts, islandHtml } from './island.ts';
import type { DataSources } from './neededData.ts';

export interface SiteFacts {
  name: string;
  /** Scheme and host of canonical addresses, without trailing slash. */
  origin: string;
  /** Hosts whose broken addresses are repaired in affiliate links. */
  linkNetworkHosts: ReadonlySet<string>;
  content: OwnBlockContent;
  readonly drugSavings?: DrugSavingsService | undefined;
  readonly configuration?: {
    readonly newsletter?: Newsletter | undefined;
    readonly drugSavings?: Partial<DrugSavingsWords> | undefined;
    readonly placements?: readonly PlacedWords[] | undefined;
  };
}

export interface BlockRenderer {
  registry: LoadedRegistry;
  html: HtmlRenderer;
  site: SiteFacts;
  /** Undefined if the build has none. */
  islandScripts: (type: string) => IslandScripts | undefined;
  readonly data?: DataSources | undefined;
}

type WidgetRenderer = Pick<BlockRenderer, 'registry' | 'islandScripts'>;

export type PageContext = Omit<
  BlockContext,
  'indexOfKind' | 'placeOfKind' | 'nextOfKind' | 'hasFirstPicture'
>;

/**
 * Nested blocks are separate React roots. Never throws: a failing block costs only itself.
 * @param depth number of enclosing blocks
 */
export function renderBlock(
  block: ShownBlock,
  page: PageContext,
  renderer: BlockRenderer,
  depth = 0,
): BlockHtml {
  const inside: ShownBlock[] = [];
  const faults: FaultInBlock[] = [];
  let degraded = false;
  let awaitsPicture = block.firstPicture === 'text';

  const report = (fault: Fault): void => void faults.push({ block, fault });
  const nextPicture: ServerRendering['nextPicture'] = () => {
    const loading = awaitsPicture ? 'eager' : 'lazy';
    awaitsPicture = false;
    return loading;
  };
  const rendering: ServerRendering = {
    html: (html) => {
      const { html: shown, removals } = renderer.html(
        html,
        /<img[\s/>]/i.test(html) ? nextPicture() : 'lazy',
      );
      faultsOfRemovals(removals, block.data, html).forEach(report);
      return shown;
    },
    nestedBlock: (inner) => {
      if (!isShownBlock(inner)) throw new TypeError('a block inside it was not prepared for rendering');
      if (depth >= maxBlockNesting) {
        report({ rule: 'block/too-deep', severity: 'error', at: '', message: tooDeep });
        return '';
      }
      const nested = renderBlock(inner, page, renderer, depth + 1);
      inside.push(...nested.shown);
      faults.push(...nested.faults);
      degraded ||= nested.degraded;
      return nested.html;
    },
    markOf: (inner) => (page.preview && isPreparedBlock(inner) ? { [blockIdAttribute]: inner.id } : {}),
    nextPicture,
    linkNetworkHosts: renderer.site.linkNetworkHosts,
  };

  let html = '';
  try {
    html = htmlOf(block, page, renderer, rendering);
    if (html !== '') html = countriesNoteOf(block, page, renderer) + html;
  } catch (error) {
    degraded = true;
    report(renderFailure(block.type, reasonOf(error)));
  }
  if (!degraded && (html === '' || html.includes(placeholderAttribute))) {
    const fault = faultOfWidget(block, page, renderer);
    if (fault) report(fault);
  }
  return { html, shown: html === '' ? [] : [block, ...inside], faults, degraded };
}

/**
 * The widget throws, or shows nothing. Nested blocks and HTML are checked elsewhere; caps and settings of the
 * page are no faults.
 */
export function faultOfWidget(
  block: PreparedBlock,
  page: PageContext,
  renderer: Pick<BlockRenderer, 'registry' | 'site'>,
): Fault | undefined {
  if (block.rejection) return undefined;
  const rendering: ServerRendering = {
    html: (html) => (isBlankHtml(html) ? '' : sampleText),
    nestedBlock: () => sampleText,
    markOf: () => ({}),
    nextPicture: () => 'lazy',
    linkNetworkHosts: renderer.site.linkNetworkHosts,
  };
  try {
    const single: ShownBlock = { ...block, indexOfKind: 0, placeOfKind: 0 };
    const newsletter = page.newsletter ?? lettersNamedBy(block.data);
    const samplePage = { ...page, newsletter, preview: true, contentMeta: undefined, hiddenAnchors: [] };
    const html = htmlOf(single, samplePage, { ...renderer, islandScripts: () => undefined }, rendering);
    return isEmptyHtml(html) && !lacksSiteFacts(block, page, renderer) ? emptyBlockFault : undefined;
  } catch (error) {
    return renderFailure(block.type, reasonOf(error));
  }
}

/** Whether a block needs drug savings, which the site has not configured: no fault of the block. */
function lacksSiteFacts(
  { type }: PreparedBlock,
  { drugSavings }: PageContext,
  { registry }: Pick<BlockRenderer, 'registry'>,
): boolean {
  return drugSavings === undefined && (registry.get(type)?.reads ?? []).includes('drugSavings');
}

/** All newsletters that a block names, so that a site without any causes no fault. */
function lettersNamedBy(data: unknown): Newsletter {
  const lists = Object.values(data ?? {}).filter((value): value is unknown[] => Array.isArray(value));
  const names = lists.flat().filter((value) => typeof value === 'string');
  return { lists: ['any', ...names].map((name) => ({ name, title: name })) };
}

const sampleText = 'x';

/** Whether a widget's HTML shows nothing, or only a note for editors. */
function isEmptyHtml(html: string): boolean {
  return html.includes(placeholderAttribute) || (isBlankHtml(html) && !seenWithoutWords.test(html));
}

const seenWithoutWords = /<(?:svg|hr|input|iframe|video|picture)\b/;

const tooDeep = `Blocks are nested more than ${maxBlockNesting} levels deep. The inner block is not shown.`;

function htmlOf(
  block: ShownBlock,
  page: PageContext,
  renderer: WidgetRenderer,
  rendering: ServerRendering,
): string {
  if (isLeftOut(block)) return '';
  const widget = block.rejection ? undefined : renderer.registry.get(block.type);
  if (widget) return renderWidget(widget, block, page, renderer, rendering);
  return renderToStaticMarkup(
    <ServerRenderingContext value={rendering}>
      <FallbackBlock data={block.data} preview={page.preview} />
    </ServerRenderingContext>,
  );
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function countriesNoteOf(
  { type, rejection }: ShownBlock,
  { preview, country }: PageContext,
  { registry }: WidgetRenderer,
): string {
  const countries = rejection ? undefined : registry.get(type)?.countries;
  if (!countries || !preview || country !== undefined) return '';
  const names = countries.map((code) => countryNames.of(code) ?? code).join(', ');
  return renderToStaticMarkup(
    <p lang="en" data-countries-note="">
      {`Only readers in some countries get this block: ${names}.`}
    </p>,
  );
}

/** React writes them before a root with an eager picture. So close to the picture they only cost bytes. */
const preloadHints = /^(?:<link rel="preload"[^>]*>)+/;

function renderWidget(
  widget: LoadedWidget,
  block: ShownBlock,
  page: PageContext,
  renderer: WidgetRenderer,
  rendering: ServerRendering,
): string {
  const read = readsOf(widget, block, page);
  const brought = widget.brings?.(block.data);
  const ownProps = {
    block: widget.narrow?.(block.data, read) ?? read,
    ...(brought === undefined ? {} : { brought }),
  };
  const identifierPrefix = `${block.id}-`;
  // Markup that is never hydrated needs no text separators.
  const isLive = widget.hydrate !== 'never' && (widget.needsScript?.(block.data) ?? true);
  const renderMarkup = isLive ? renderToString : renderToStaticMarkup;
  const html = renderMarkup(
    <ServerRenderingContext value={rendering}>
      {createElement(widget.component, { data: block.data, ...ownProps })}
    </ServerRenderingContext>,
    { identifierPrefix },
  ).replace(preloadHints, '');
  if (!isLive || html === '') return html;
  const scripts = renderer.islandScripts(block.type);
  if (!scripts) return html;
  const props = { data: islandData(widget.type, block), ...ownProps };
  return islandHtml({ type: block.type, hydrate: widget.hydrate, scripts, identifierPrefix, props, html });
}

/** Not blank, so that checks such as "is there a review?" agree with the server. */
const htmlPlaceholder = '…';

/** HTML fields become a placeholder, nested blocks id and type: their server nodes exist (see `RichHtml`). */
function islandData(type: BlockType, block: PreparedBlock): unknown {
  const withoutBlocks = mapInnerBlocks(block, (inner) => ({ id: inner.id, type: inner.type }));
  return mapTexts(withoutBlocks, htmlFields[type], (html) => (isBlankHtml(html) ? html : htmlPlaceholder));
}

function readsOf(
  { reads }: LoadedWidget,
  { indexOfKind, placeOfKind = indexOfKind, nextOfKind, firstPicture }: ShownBlock,
  page: PageContext,
): Partial<BlockContext> {
  if (reads.length === 0) return {};
  const context: BlockContext = {
    ...page,
    indexOfKind,
    placeOfKind,
    nextOfKind,
    hasFirstPicture: firstPicture === 'field',
  };
  return Object.fromEntries(reads.map((name) => [name, context[name]]));
}

/** Describes a thrown value, which may itself throw. */
function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'unknown error';
  }
}
