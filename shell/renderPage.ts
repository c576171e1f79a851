import type { BlockCache } from '../transformer/blockCache.ts';
import type { PageDependencies } from '../transformer/normalise/dependsOn.ts';
import type { PreparedArticle } from '../transformer/preparedArticle.ts';
import type { Problem } from '../transformer/problem.ts';
import { type TransformContext, transformArticle } from '../transformer/transformArticle.ts';
import type { LoadedRegistry } from '../transformer/widget.ts';
import type { FrameShell } from './article/articleFrame.tsx';
import { articlePage } from './article/articlePage.tsx';
import { contentsExperiment } from './article/Contents.tsx';
import { mayHaveContents } from './article/tableOfContents.ts';
import type { AssembledDocument } from './page/document.ts';

export type { Document } from './page/document.ts';

/** What rendering pages needs; made once at start. */
export interface PageRenderer extends FrameShell {
  registry: LoadedRegistry;
  blockCache?: BlockCache;
}

export interface RenderedPage {
  /** The whole document; undefined where the article misses what a page cannot do without. */
  document: AssembledDocument | undefined;
  /** The article as it was rendered. */
  article: PreparedArticle | undefined;
  problems: Problem[];
  /** Whether a part is missing because a widget threw: such a page is not kept for long. */
  degraded: boolean;
  /** What of its reader the page depends on: part of the key that it is cached by. */
  dependsOn: PageDependencies;
}

/** Article JSON in, page out: steps 2 to 6, the same for readers, preview and command. Never throws on content. */
export function renderPage(input: unknown, context: TransformContext, renderer: PageRenderer): RenderedPage {
  const { validated, transformed, problems, dependsOn } = transformArticle(input, context, {
    registry: renderer.registry,
    html: renderer.html,
    islandScripts: renderer.assets.islandScripts,
    ...(renderer.blockCache ? { cache: renderer.blockCache } : {}),
  });
  if (!transformed || !validated)
    return { document: undefined, article: undefined, problems, degraded: false, dependsOn };
  return {
    document: articlePage(transformed, context, renderer),
    article: transformed.article,
    problems,
    degraded: transformed.blocks.some(({ rendered }) => rendered.degraded),
    dependsOn: withFrame(dependsOn, validated),
  };
}

/** With what the frame of the page depends on: where its contents stand, if it has any. */
function withFrame(dependsOn: PageDependencies, article: PreparedArticle): PageDependencies {
  const { experiments } = dependsOn;
  if (experiments === 'all' || !mayHaveContents(article.blocks)) return dependsOn;
  return { ...dependsOn, experiments: [...new Set([...experiments, contentsExperiment])].sort() };
}
