import { layoutsOf } from './layoutVariants.ts';
import type { PreparedArticle } from './preparedArticle.ts';
import type { PageContext, SiteFacts } from './renderBlock.tsx';

/** The reader that a page is for. */
type PageReader = Pick<PageContext, 'experiments' | 'country' | 'preview'>;

/** What blocks may know of their page. */
export function pageContext(
  { path, title, contentMeta, citations = {} }: PreparedArticle,
  { experiments, country, preview }: PageReader,
  { name, content: { relatedArticles, retailers, quizzes } }: SiteFacts,
): PageContext {
  return {
    siteName: name,
    articlePath: path,
    articleTitle: title,
    contentMeta,
    citations,
    experiments,
    ...layoutsOf(experiments),
    country,
    preview,
    relatedArticles,
    retailers,
    quizzes,
  };
}
