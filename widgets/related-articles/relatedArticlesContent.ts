import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { present } from '../shared/presentText.ts';
import { articleInfo, decisionArticles, promoTitles, relatedArticles } from './relatedArticleMaps.ts';

type Data = BlockDataByType['related-articles'];

/** An article that readers are led to. */
export interface RelatedArticle {
  url: string;
  title: string;
  imageUrl: string | undefined;
}

export interface RelatedArticlesContent {
  promoTitle: string | undefined;
  title: string;
  mainImage: string | undefined;
  articles: readonly RelatedArticle[];
}

/** The block leads to this many articles at most (specification §3). */
const maxArticles = 4;

/** The heading of a list that is given none. */
export const defaultTitle = 'Related articles';

/**
 * What the block shows on a path: its own articles, or those that the site has for the path. An article without a title
 * is left out, and so is one that leads to the page itself. Undefined where there is no article.
 */
export function relatedArticlesContent(data: Data, path: string): RelatedArticlesContent | undefined {
  const entry = relatedArticles.get(path) ?? decisionArticles.get(path);
  const own = (data.articles ?? []).slice(0, maxArticles);
  const listed = own.length > 0 ? own : (entry?.articleUrls ?? []).map((url) => ({ url }));
  const articles = listed.flatMap((article) => (article.url === path ? [] : readArticle(article)));
  if (articles.length === 0) return undefined;
  return {
    promoTitle: present(data.promoTitle) ?? promoTitles.get(path)?.title,
    title: present(data.title) ?? entry?.title ?? defaultTitle,
    mainImage: present(data.articleMainImage) ?? entry?.articleMainImage,
    articles,
  };
}

function readArticle({
  url,
  title,
  imageUrl,
}: {
  url: string;
  title?: string;
  imageUrl?: string;
}): RelatedArticle[] {
  const info = articleInfo.get(url);
  const shownTitle = present(title) ?? info?.title;
  return shownTitle ? [{ url, title: shownTitle, imageUrl: present(imageUrl) ?? info?.imageUrl }] : [];
}
