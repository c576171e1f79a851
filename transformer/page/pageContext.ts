import { drugSavingsFacts } from '#contracts/drugs/facts.ts';
import { type LoadedData, nothingLoaded } from '#contracts/services.ts';
import { layoutsOf } from '../layoutVariants.ts';
import type { ShownArticle } from '../preparedArticle.ts';
import type { PageContext, SiteFacts } from '../renderBlock.tsx';
import { anchorsOf, type LoadedRegistry } from '../widget.ts';

/** The reader that a page is for. */
type PageReader = Pick<PageContext, 'experiments' | 'country' | 'preview'>;

/**
 * What blocks may know of their page.
 *
 * @param registry the widgets, which know the ids of the blocks that are not on it; none where no block is left out
 * @param loaded the data that its blocks need, fetched beforehand; none by default
 */
export function pageContext(
  {
    path,
    title,
    template,
    image,
    contentMeta,
    citations,
    gated,
    quiet,
  }: Omit<ShownArticle, 'blocks' | 'allBlocks'>,
  { experiments, country, preview }: PageReader,
  {
    name,
    origin,
    configuration,
    drugSavings,
    content: { relatedArticles, retailers, quizzes, instruments },
  }: SiteFacts,
  registry: LoadedRegistry = new Map(),
  loaded: LoadedData = nothingLoaded,
): PageContext {
  return {
    siteName: name,
    siteOrigin: origin,
    articlePath: path,
    // Nobody sends anything from a preview.
    quietPath: preview ? undefined : quiet?.path,
    articleTitle: title,
    articleTemplate: template,
    articlePicture: image?.src,
    contentMeta,
    citations,
    goneAnchors: gated.flatMap(anchorsOf(registry)),
    experiments,
    ...layoutsOf(experiments),
    country,
    preview,
    relatedArticles,
    retailers,
    quizzes,
    instruments,
    newsletter: configuration?.newsletter,
    drugSavings: drugSavingsFacts(drugSavings, configuration?.drugSavings, configuration?.placements),
    ...loaded,
    drugView: undefined,
  };
}
