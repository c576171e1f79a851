import { seriesIsShown, titledArticles } from '#contracts/contentSeries.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

type Data = BlockDataByType['content-series'];

export const maxArticles = 3;

export interface SeriesArticle {
  title: string;
  url: string;
  thumbnail: string | undefined;
  authors: readonly string[];
}

export interface SeriesAuthor {
  name: string;
  bio: string | undefined;
  portrait: string | undefined;
  link: string | undefined;
}

export interface SeriesContent {
  title: string;
  link: string | undefined;
  articles: readonly SeriesArticle[];
  author: SeriesAuthor | undefined;
}

/** The first articles except the current page. Undefined without a title or enough articles. */
export function seriesContent(data: Data, articlePath: string): SeriesContent | undefined {
  const title = present(data.title);
  const articles = titledArticles(data.articles);
  if (title === undefined || !seriesIsShown(articles)) return undefined;
  const others = articles.filter(({ url }) => url !== articlePath).slice(0, maxArticles);
  if (others.length === 0) return undefined;
  return {
    title,
    link: present(data.link),
    articles: others.map(({ title: name, url, thumbnail, authors = [] }) => ({
      title: name.trim(),
      url,
      thumbnail: present(thumbnail),
      authors: authors.flatMap((author) => present(author.name?.display) ?? []),
    })),
    author: data.single_author ? authorOf(data.author) : undefined,
  };
}

function authorOf(author: Data['author']): SeriesAuthor | undefined {
  const name = present(author?.name?.display);
  if (!author || name === undefined) return undefined;
  return {
    name,
    bio: present(author.bio?.text),
    portrait: present(author.avatar?.src),
    link: present(author.link),
  };
}
