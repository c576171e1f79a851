import { layoutsOf } from './layoutVariants.ts';
import type { ShownArticle } from './preparedArticle.ts';
import type { PageContext, SiteFacts } from './renderBlock.tsx';
import type { LoadedRegistry } from './widget.ts';

/** The reader that a page is for. */
type PageReader = Pick<PageContext, 'experiments' | 'country' | 'preview'>;

/**
 * What blocks may know of their page.
 *
 * @param registry the widgets, which know the ids of the blocks that are not on it; none where no block is left out
 */
export function pageContext(
  { path, title, image, contentMeta, citations, gated, quiet }: Omit<ShownArticle, 'blocks'>,
  { experiments, country, preview }: PageReader,
  { name, origin, configuration, content: { relatedArticles, retailers, quizzes, instruments } }: SiteFacts,
  registry: LoadedRegistry = new Map(),
): PageContext {
  return {
    siteName: name,
    siteOrigin: origin,
    articlePath: path,
    // Nobody sends anything from a preview.
    quietPath: preview ? undefined : quiet?.path,
    articleTitle: title,
    articlePicture: image?.src,
    contentMeta,
    citations,
    goneAnchors: gated.flatMap(({ type, data, rejection, indexOfKind }) =>
      rejection ? [] : (registry.get(type)?.anchors?.(data, { indexOfKind }) ?? []),
    ),
    experiments,
    ...layoutsOf(experiments),
    country,
    preview,
    relatedArticles,
    retailers,
    quizzes,
    instruments,
    newsletter: configuration?.newsletter,
  };
}
