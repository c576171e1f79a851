import type { FeatureParts } from '#feature-kit/feature.ts';
import { page, type Route } from '#feature-kit/route.ts';
import { articleTag, listTag, sectionListTag } from '#platform/http/cacheTags.ts';
import type { Topic } from '#schemas/generated/types.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import type { Document } from '#shell/document/document.ts';
import { ListPageCache } from '#shell/document/listPageCache.ts';
import { listedTopics, type TopicContents, topicContents } from './topicContents.ts';
import { topicPage } from './topicPage.tsx';
import { topicsPage } from './topicsPage.tsx';

type TopicParts = Pick<FeatureParts, 'listed' | 'renderer' | 'log'>;

/** An article at a topic's path wins. */
export function topicRoutes({ listed, renderer, log }: TopicParts): Route[] {
  const { site } = renderer;
  const { topics } = site;
  const documents = new ListPageCache(renderer);
  const made = new WeakMap<ListedArticles, Map<string, Document>>();

  /** The same document while its content is the same, so that it is compressed once. */
  function cachedDocument<Contents>(
    articles: ListedArticles,
    path: string,
    contents: Contents,
    make: (contents: Contents) => Document,
  ): Document {
    const ofThese = made.get(articles) ?? new Map<string, Document>();
    made.set(articles, ofThese);
    const document = ofThese.get(path) ?? documents.of(path, contents, () => make(contents));
    ofThese.set(path, document);
    return document;
  }

  /** Undefined if the source could never be read: articles then answer for the path. */
  async function listedIfKnown(): Promise<ListedArticles | undefined> {
    try {
      return await listed();
    } catch (error) {
      log.warn({ err: error }, 'topics cannot be distinguished from articles yet');
      return undefined;
    }
  }

  return [
    page('GET /topics', async ({ path }) => {
      const articles = await listed();
      const document = cachedDocument(articles, path, listedTopics(articles, topics), (contents) =>
        topicsPage(contents, renderer),
      );
      return { document, isShared: true, changesWith: [listTag] };
    }),
    page('GET /:topic', async ({ path }) => {
      const articles = await listedIfKnown();
      const contents = articles && topicContents(path, articles, topics, site.configuration);
      if (!articles || !contents) return undefined;
      const document = cachedDocument(articles, path, contents, (shown) => topicPage(shown, renderer));
      return { document, isShared: true, changesWith: tagsOfTopic(contents, topics) };
    }),
  ];
}

/** Its articles, an article at its path, and those that the site's content names. */
function tagsOfTopic({ path, near }: TopicContents, topics: readonly Topic[]): string[] {
  const { lead, picks = [] } = topics.find((topic) => topic.path === path) ?? {};
  const named = [lead, ...picks, ...near.map((article) => article.path)].filter((each) => each !== undefined);
  return [sectionListTag(path), ...[path, ...named].map(articleTag)];
}
