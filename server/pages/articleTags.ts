import { articleTag, sectionTag, siteTag } from '#platform/http/cacheTags.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';

/** What changes the page of an article: what stands around it, itself, and the articles that it leads to. */
export function tagsOfArticle(path: string, others: readonly { path: string }[]): string[] {
  const section = topicPathOf(path);
  const shown = others.map((article) => articleTag(article.path));
  return [siteTag, articleTag(path), ...(section === undefined ? [] : [sectionTag(section)]), ...shown];
}
