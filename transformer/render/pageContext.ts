import { drugSavingsFacts } from '#contracts/drugs/facts.ts';
import { type LoadedData, noData } from '#contracts/services.ts';
import { layoutsOf } from '../article/layoutVariants.ts';
import type { ShownArticle } from '../article/preparedArticle.ts';
import { anchorsOf, type LoadedRegistry } from '../registry/widget.ts';
import type { PageContext, SiteFacts } from './renderBlock.tsx';

type PageReader = Pick<PageContext, 'experiments' | 'country' | 'preview'>;

/**
 * @param registry the widgets, which know the ids of absent blocks; by default none
 * @param loaded the fetched data of its blocks; by default none
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
    privatePage,
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
  loaded: LoadedData = noData,
): PageContext {
  return {
    siteName: name,
    siteOrigin: origin,
    articlePath: path,
    // A preview sends nothing.
    privatePath: preview ? undefined : privatePage?.path,
    articleTitle: title,
    articleTemplate: template,
    articlePicture: image?.src,
    contentMeta,
    citations,
    hiddenAnchors: gated.flatMap(anchorsOf(registry)),
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
