import { type LoadedData, noData } from '#contracts/services.ts';
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { dependsOn, type PageDependencies } from '#transformer/normalise/dependsOn.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { BlockRenderer } from '#transformer/render/renderBlock.tsx';
import { runSync, runYielding, type Steps, type YieldIfDue } from '#transformer/steps.ts';
import { type TransformContext, transformSteps } from '#transformer/transformArticle.ts';
import { articlePage } from './article/articlePage.tsx';
import { contentsExperiment } from './article/Contents.tsx';
import type { ArticleSurroundings } from './article/surroundings.ts';
import { mayHaveContents } from './article/tableOfContents.ts';
import type { Document } from './document/document.ts';
import type { PageShell } from './document/pageShell.ts';

export type { Document } from './document/document.ts';

export type PageRenderer = PageShell & Pick<BlockRenderer, 'registry' | 'html' | 'data'>;

export interface RenderedPage {
  document: Document | undefined;
  article: ShownArticle | undefined;
  problems: Problem[];
  /** Whether a widget threw, or its data timed out: cached only briefly. */
  degraded: boolean;
  loaded: LoadedData;
  /** The reader's dimensions it depends on: part of its cache key. */
  dependsOn: PageDependencies;
}

/**
 * The same for readers, preview and command. Never throws on content.
 * @param surroundings data that is not in the article; by default none
 */
export function renderPage(
  input: unknown,
  context: TransformContext,
  renderer: PageRenderer,
  surroundings?: ArticleSurroundings,
): RenderedPage {
  // Synchronous: no data is fetched.
  return runSync(pageSteps(input, context, { ...renderer, data: undefined }, surroundings));
}

export type YieldingRender = (
  input: unknown,
  context: TransformContext,
  surroundings?: ArticleSurroundings,
) => Promise<RenderedPage>;

export function renderPageYielding(
  input: unknown,
  context: TransformContext,
  renderer: PageRenderer,
  yieldIfDue: YieldIfDue,
  surroundings?: ArticleSurroundings,
): Promise<RenderedPage> {
  return runYielding(pageSteps(input, context, renderer, surroundings), yieldIfDue);
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
    const noDimensions = { experiments: [], countries: [] };
    return {
      document: undefined,
      article: undefined,
      problems,
      degraded: false,
      loaded: noData,
      dependsOn: noDimensions,
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
