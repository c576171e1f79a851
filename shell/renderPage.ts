import { type LoadedData, nothingLoaded } from '#contracts/services.ts';
import { dependsOn, type PageDependencies } from '#transformer/normalise/dependsOn.ts';
import type { ShownArticle } from '#transformer/preparedArticle.ts';
import type { Problem } from '#transformer/problem.ts';
import type { BlockRenderer } from '#transformer/renderBlock.tsx';
import { atOnce, type GiveWay, inTurns, type Steps } from '#transformer/steps.ts';
import { type TransformContext, transformSteps } from '#transformer/transformArticle.ts';
import { articlePage } from './article/articlePage.tsx';
import { contentsExperiment } from './article/Contents.tsx';
import type { ArticleSurroundings } from './article/surroundings.ts';
import { mayHaveContents } from './article/tableOfContents.ts';
import type { Document } from './document/document.ts';
import type { PageShell } from './document/pageShell.ts';

export type { Document } from './document/document.ts';

/** What rendering pages needs; made once at start. */
export type PageRenderer = PageShell & Pick<BlockRenderer, 'registry' | 'html' | 'data'>;

export interface RenderedPage {
  /** The whole document; undefined where the article misses what a page cannot do without. */
  document: Document | undefined;
  /** The article as it was rendered. */
  article: ShownArticle | undefined;
  problems: Problem[];
  /** Whether a part is missing because a widget threw, or data came too late: such a page is not kept for long. */
  degraded: boolean;
  /** The data of its blocks, as it was fetched before it was rendered. */
  loaded: LoadedData;
  /** What of its reader the page depends on: part of the key that it is cached by. */
  dependsOn: PageDependencies;
}

/**
 * Article JSON in, page out: validate, normalise, transform, render and assemble, the same for readers, preview and
 * command. Never throws on content.
 *
 * @param surroundings what the page shows beside what the article holds; nothing unless told
 */
export function renderPage(
  input: unknown,
  context: TransformContext,
  renderer: PageRenderer,
  surroundings?: ArticleSurroundings,
): RenderedPage {
  // Nobody waits here for an answer.
  return atOnce(pageSteps(input, context, { ...renderer, data: undefined }, surroundings));
}

/** {@link renderPageInTurns} with what it needs besides. */
export type RenderInTurns = (
  input: unknown,
  context: TransformContext,
  surroundings?: ArticleSurroundings,
) => Promise<RenderedPage>;

/** {@link renderPage}, asking between blocks whether others should have their turn. */
export function renderPageInTurns(
  input: unknown,
  context: TransformContext,
  renderer: PageRenderer,
  giveWay: GiveWay,
  surroundings?: ArticleSurroundings,
): Promise<RenderedPage> {
  return inTurns(pageSteps(input, context, renderer, surroundings), giveWay);
}

function* pageSteps(
  input: unknown,
  context: TransformContext,
  renderer: PageRenderer,
  surroundings: ArticleSurroundings | undefined,
): Steps<RenderedPage> {
  const { registry, html, site, assets } = renderer;
  const parts = { registry, html, site, islandScripts: assets.islandScripts, data: renderer.data };
  const { validated, transformed, problems } = yield* transformSteps(input, context, parts);
  if (!transformed || !validated) {
    const nothing = { experiments: [], countries: [] };
    return {
      document: undefined,
      article: undefined,
      problems,
      degraded: false,
      loaded: nothingLoaded,
      dependsOn: nothing,
    };
  }
  const { blocks, data } = transformed;
  const experiments = mayHaveContents(validated.blocks) ? [contentsExperiment] : [];
  return {
    document: articlePage(transformed, context, renderer, surroundings),
    article: transformed.article,
    problems,
    degraded: data.isIncomplete || blocks.some(({ rendered }) => rendered.degraded),
    loaded: data.loaded,
    dependsOn: dependsOn(validated.allBlocks, registry, { experiments, until: data.until }),
  };
}
