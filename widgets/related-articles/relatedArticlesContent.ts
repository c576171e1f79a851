import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/blockContext.ts';
import { present } from '../ui/presentText.ts';

type Data = BlockDataByType['related-articles'];

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

type Page = Pick<BlockContext, 'articlePath' | 'relatedArticles'>;

export const defaultTitle = 'Related articles';

/** Without untitled articles and the page itself. Undefined without articles. */
export function relatedArticlesContent(
  data: Data,
  { articlePath: path, relatedArticles }: Page,
): RelatedArticlesContent | undefined {
  const { lists, decisionLists, promoTitles } = relatedArticles;
  const entry = [...lists, ...decisionLists].find(({ paths }) => paths.includes(path));
  const own = data.articles ?? [];
  const listed = own.length > 0 ? own : (entry?.articleUrls ?? []).map((url) => ({ url }));
  const articles = listed.flatMap((article) =>
    article.url === path ? [] : readArticle(article, relatedArticles),
  );
  if (articles.length === 0) return undefined;
  return {
    promoTitle: present(data.promoTitle) ?? promoTitles.find(({ paths }) => paths.includes(path))?.title,
    title: present(data.title) ?? entry?.title ?? defaultTitle,
    mainImage: present(data.articleMainImage) ?? entry?.articleMainImage,
    articles,
  };
}

function readArticle(
  { url, title, imageUrl }: { url: string; title?: string; imageUrl?: string },
  { articles }: Page['relatedArticles'],
): RelatedArticle[] {
  const info = articles.find(({ path }) => path === url);
  const shownTitle = present(title) ?? info?.title;
  return shownTitle ? [{ url, title: shownTitle, imageUrl: present(imageUrl) ?? info?.imageUrl }] : [];
}
