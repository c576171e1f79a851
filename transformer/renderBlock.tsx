import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { FallbackBlock } from './basic/FallbackBlock.tsx';
import type { BlockCache } from './blockCache.ts';
import type { BlockContext } from './blockContext.ts';
import { readsOf } from './blockReads.ts';
import { type BlockRendering, BlockRenderingContext } from './blockRendering.ts';
import { type Fault, faultsOfRemovals } from './fault.ts';
import type { HtmlRenderer } from './html/htmlRenderer.ts';
import { type IslandScripts, islandHtml } from './island.ts';
import { islandData } from './islandData.ts';
import { maxBlockNesting } from './limits.ts';
import { mapInnerBlocks } from './nestedBlocks.ts';
import type { PreparedBlock } from './preparedArticle.ts';
import type { RenderedBlock } from './renderedBlock.ts';
import { prepareNestedBlock } from './validate/prepareNestedBlock.ts';
import type { LoadedRegistry, LoadedWidget } from './widget.ts';

/** What rendering blocks needs besides the blocks; the same for all pages. */
export interface BlockRenderer {
  registry: LoadedRegistry;
  html: HtmlRenderer;
  /** The scripts of an island of this type; undefined where the build has none. */
  islandScripts: (type: string) => IslandScripts | undefined;
  cache?: BlockCache;
}

/** A block at a certain place inside the top-level block that is rendered. */
interface PlacedBlock {
  block: PreparedBlock;
  /** The positions of all blocks inside the top-level one, by their JSON Pointers in it. */
  positions: PreparedBlock['inside'];
  /** Its JSON Pointer in the top-level block; '' is that one itself. */
  at: string;
  /** How many blocks it stands in. */
  depth: number;
}

/** Renders one top-level block as a React root of its own. Never throws: a block that fails costs only itself. */
export function renderBlock(
  block: PreparedBlock,
  context: BlockContext,
  renderer: BlockRenderer,
): RenderedBlock {
  const placed = { block, positions: block.inside, at: '', depth: 0 };
  const renderings = block.checked?.renderings ?? renderer.cache?.inserted;
  if (!renderings) return renderAt(placed, context, renderer);
  const key = contentKey(block) + contextKey(block, context, renderer.registry);
  const known = renderings.get(key);
  if (known) return known;
  const rendered = renderAt(placed, context, renderer);
  if (!rendered.degraded) renderings.set(key, rendered);
  return rendered;
}

/** What a block has become since it was checked, such as a heading with an anchor; '' where it is still the same. */
function contentKey({ id, type, data, rejection, checked }: PreparedBlock): string {
  const isSame = checked?.id === id && checked.data === data && checked.rejection === rejection;
  return isSame ? '' : JSON.stringify([type, rejection, id, data]);
}

/** What a block's HTML depends on besides: the context that its widget and those inside it declared. */
function contextKey(block: PreparedBlock, context: BlockContext, registry: LoadedRegistry): string {
  const reads = readsOf(block, registry);
  const facts = reads.length === 0 ? '' : JSON.stringify(reads.map((name) => context[name]));
  return `${context.preview ? 'preview' : ''}${facts}${positionsKey(block, reads)}`;
}

/** The positions of the blocks inside, where their widgets look at them: the same data gives the same places. */
function positionsKey({ inside }: PreparedBlock, reads: readonly (keyof BlockContext)[]): string {
  if (!inside || !(reads.includes('indexOfKind') || reads.includes('holdsFirstPicture'))) return '';
  return JSON.stringify([...inside.values()]);
}

function renderAt(placed: PlacedBlock, context: BlockContext, renderer: BlockRenderer): RenderedBlock {
  const { block } = placed;
  const types = [block.type];
  const faults: Fault[] = [];
  let degraded = false;

  const rendering: BlockRendering = {
    html: (html) => {
      const { node, removals } = renderer.html(html);
      if (removals.length > 0) faults.push(...faultsOfRemovals(removals, block.data, html));
      return node;
    },
    nestedBlock: (value) => {
      const nested = renderNested(value, placed, context, renderer);
      types.push(...nested.types.filter((type) => !types.includes(type)));
      faults.push(...nested.faults);
      degraded ||= nested.degraded;
      return nested.html;
    },
    scripts: renderer.islandScripts,
    report: (fault) => faults.push(fault),
  };

  const html = renderIsolated(block, context, renderer, rendering, faults);
  if (html === undefined) degraded = true;
  return {
    html: html ?? '',
    types,
    faults: placed.depth === 0 ? faults : faultsAt(placed, faults),
    degraded,
  };
}

/** Faults of a nested block, with its name, and with pointers in the top-level one. Those inside it have both. */
function faultsAt({ block, at }: PlacedBlock, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) =>
    fault.blockType === undefined
      ? { ...fault, at: at + fault.at, blockId: block.id, blockType: block.type }
      : fault,
  );
}

/** The block's HTML, '' for a block that is dropped, undefined for one that threw. */
function renderIsolated(
  block: PreparedBlock,
  context: BlockContext,
  renderer: BlockRenderer,
  rendering: BlockRendering,
  faults: Fault[],
): string | undefined {
  const widget = block.rejection ? undefined : renderer.registry.get(block.type);
  if (!widget && block.rejection !== 'unknown' && block.rejection !== undefined) return '';
  try {
    if (!widget) {
      return renderToStaticMarkup(
        <BlockRenderingContext value={rendering}>
          <FallbackBlock data={block.data} preview={context.preview} />
        </BlockRenderingContext>,
      );
    }
    return renderWidget(widget, block, context, renderer, rendering);
  } catch (error) {
    faults.push({
      rule: 'block/render-failed',
      severity: 'error',
      at: '',
      message: `The widget for "${block.type}" failed on this block, which is left out: ${reasonOf(error)}`,
    });
    return undefined;
  }
}

/** React writes them before a root whose picture is not lazy. So close to the picture they only cost bytes. */
const preloadHints = /^(?:<link rel="preload"[^>]*>)+/;

function renderWidget(
  widget: LoadedWidget,
  block: PreparedBlock,
  context: BlockContext,
  renderer: BlockRenderer,
  rendering: BlockRendering,
): string {
  const reads = pick(context, widget.reads);
  const identifierPrefix = `${block.id}-`;
  // What is never hydrated needs no marks between its texts.
  const isLive = widget.hydrate !== 'never' && (widget.needsScript?.(block.data) ?? true);
  const renderMarkup = isLive ? renderToString : renderToStaticMarkup;
  const html = renderMarkup(
    <BlockRenderingContext value={rendering}>
      {createElement(widget.component, { data: block.data, block: reads })}
    </BlockRenderingContext>,
    { identifierPrefix },
  ).replace(preloadHints, '');
  if (!isLive || html === '') return html;
  const scripts = renderer.islandScripts(block.type);
  if (!scripts) return html;
  const props = { data: islandData(widget.type, block.data), block: reads };
  return islandHtml({ type: block.type, hydrate: widget.hydrate, scripts, identifierPrefix, props, html });
}

/** The part of the context that a widget declared. */
function pick(context: BlockContext, names: readonly (keyof BlockContext)[]): Partial<BlockContext> {
  const part: Partial<Record<keyof BlockContext, unknown>> = {};
  for (const name of names) part[name] = context[name];
  return part as Partial<BlockContext>;
}

function renderNested(
  value: object,
  { block: parent, positions, at: parentAt, depth }: PlacedBlock,
  context: BlockContext,
  renderer: BlockRenderer,
): RenderedBlock {
  const at = `${parentAt}${placeOf(value, parent)}`;
  if (depth >= maxBlockNesting) {
    const message = `Blocks stand inside each other more than ${maxBlockNesting} deep; this one is left out.`;
    return {
      html: '',
      types: [],
      faults: [{ rule: 'block/too-deep', severity: 'error', at, message, blockType: '' }],
      degraded: false,
    };
  }
  // What is wrong with it has been reported when the article was validated.
  const block = prepareNestedBlock(value);
  const { indexOfKind = 0, holdsFirstPicture = false } = positions?.get(at) ?? {};
  const own = { ...context, indexOfKind, holdsFirstPicture };
  return renderAt({ block, positions, at, depth: depth + 1 }, own, renderer);
}

/** Where in its parent a block stands, as a JSON Pointer; '' for one that a widget made up. */
function placeOf(block: object, { type, data }: PreparedBlock): string {
  let place = '';
  mapInnerBlocks(type, data, (inner, pointer) => {
    if (inner === block) place = `/data${pointer}`;
    return inner;
  });
  return place;
}

/** What was thrown, in words. It may be anything, and may throw again when it is asked. */
function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return 'what it threw cannot be put into words';
  }
}
