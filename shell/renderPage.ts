import type { LoadedRegistry } from '../transformer/widget.ts';
import type { BlockCache } from '../transformer/renderBlock.tsx';
import type { HtmlRenderer } from '../transformer/html/htmlRenderer.ts';
import type { PreparedArticle } from '../transformer/preparedArticle.ts';
import type { Problem } from '../transformer/problem.ts';
import { type TransformContext, transformArticle } from '../transformer/transformArticle.ts';
import type { PageAssets } from './pageAssets.ts';
import { articlePage } from './page/articlePage.tsx';
import type { Site } from './site.ts';

/** What rendering pages needs; made once at start. */
export interface PageRenderer {
  registry: LoadedRegistry;
  html: HtmlRenderer;
  assets: PageAssets;
  site: Site;
  blockCache?: BlockCache;
}

export interface RenderedPage {
  /** The whole document; undefined where the article misses what a page cannot do without. */
  document: Document | undefined;
  /** The article as it was rendered. */
  article: PreparedArticle | undefined;
  problems: Problem[];
  /** Whether a part is missing because a widget threw: such a page is not kept for long. */
  degraded: boolean;
}

/** A whole HTML document, and the inline style sheet whose hash its Content Security Policy names. */
export interface Document {
  html: string;
  /** The exact text of its one `style` element. */
  css: string;
}

/** Article JSON in, page out: steps 2 to 6, the same for readers, preview and command. Never throws on content. */
export function renderPage(input: unknown, context: TransformContext, renderer: PageRenderer): RenderedPage {
  const { transformed, problems } = transformArticle(input, context, {
    registry: renderer.registry,
    html: renderer.html,
    islandScripts: renderer.assets.islandScripts,
    ...(renderer.blockCache ? { cache: renderer.blockCache } : {}),
  });
  if (!transformed) return { document: undefined, article: undefined, problems, degraded: false };
  return {
    document: articlePage(transformed, context, renderer),
    article: transformed.article,
    problems,
    degraded: transformed.blocks.some(({ rendered }) => rendered.degraded),
  };
}
