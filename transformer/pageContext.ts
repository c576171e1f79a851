import { layoutsOf } from './layoutVariants.ts';
import type { PreparedArticle } from './preparedArticle.ts';
import type { PageContext, SiteFacts } from './renderBlock.tsx';

/** The reader that a page is for. */
type PageReader = Pick<PageContext, 'experiments' | 'country' | 'preview'>;

/** What blocks may know of their page. */
export function pageContext(
  { path, title, image, contentMeta, citations = {} }: PreparedArticle,
  { experiments, country, preview }: PageReader,
  { name, origin, configuration, content: { relatedArticles, retailers, quizzes, instruments } }: SiteFacts,
): PageContext {
  return {
    siteName: name,
    siteOrigin: origin,
    articlePath: path,
    articleTitle: title,
    articlePicture: image?.src,
    contentMeta,
    citations,
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
