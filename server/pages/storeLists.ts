import type { PublishedArticles } from '#content/database/lists/publishedReader.ts';
import { isOriginal } from '#content/source/articleDocument.ts';
import type { ArticleSummary, ContentSource } from '#content/source/source.ts';
import { nameKey } from '#contracts/personName.ts';
import { withinTime } from '#platform/timeLimit.ts';
import type { ListedArticles, TopicArticles } from '#shell/articles/listedArticles.ts';
import { pagesUnder } from '#shell/header/menuItems.ts';
import type { Site } from '#shell/site/site.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';

/** On the home page, and in the feed of the whole site. */
export const maxNewest = 60;
/** On the page of a topic. Older articles are found by searching. */
export const maxOfTopic = 120;
/** Topics without configuration: a site with more has paths that name no topics. */
export const maxTopics = 200;

interface StoreListsParts {
  source: Pick<ContentSource, 'list' | 'onChange'>;
  published: Pick<PublishedArticles, 'topics' | 'ofTopics' | 'at' | 'reviewsOf'>;
  site: Pick<Site, 'home' | 'topics' | 'people' | 'configuration'>;
  /** Configuration around the articles; another object after a change. */
  around?: () => unknown;
  deadline: number;
}

/** Read on first use, and again when an article changes that may be in them. */
export class StoreLists {
  readonly #parts: StoreListsParts;
  readonly #stopListening: () => void;
  readonly #changed = new Set<string>();
  #made: { listed: ListedArticles; around: unknown } | undefined;
  #reading: Promise<void> | undefined;

  constructor(parts: StoreListsParts) {
    this.#parts = parts;
    this.#stopListening = parts.source.onChange((path) => this.#changed.add(path));
  }

  /** The previous lists while the database fails. The same object if unchanged. @throws if it has never answered */
  readonly listed = async (): Promise<ListedArticles> => {
    // A read in progress may have begun before the last notification; the next one has not.
    for (let readings = 0; ; readings += 1) {
      const made = this.#made;
      const isCurrent = made?.around === this.#parts.around?.() && this.#changed.size === 0;
      if (made && (isCurrent || readings === 2)) return made.listed;
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined;
      });
      try {
        await (made ? withinTime(this.#parts.deadline, this.#reading) : this.#reading);
      } catch (error) {
        // The previous lists are better than none; the changes are read as soon as the database answers.
        if (!made) throw error;
        return made.listed;
      }
    }
  };

  close(): void {
    this.#stopListening();
  }

  async #read(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      const around = this.#parts.around?.();
      this.#made = { listed: await this.#listed(new Set(changed.map(topicPathOf))), around };
    } catch (error) {
      for (const path of changed) this.#changed.add(path);
      throw error;
    }
  }

  async #listed(changed: ReadonlySet<string | undefined>): Promise<ListedArticles> {
    const { source, published, site } = this.#parts;
    const newest: ArticleSummary[] = [];
    for await (const article of source.list({ order: 'newest', limit: maxNewest }))
      if (isOriginal(article)) newest.push(article);
    const previous = this.#made?.listed.topics;
    const paths = new Set([...(await published.topics(maxTopics)), ...site.topics.map(({ path }) => path)]);
    const stale = [...paths].filter((path) => changed.has(path) || !previous?.has(path));
    const found = await published.ofTopics(stale, maxOfTopic);
    const topics = new Map<string, TopicArticles>();
    for (const path of paths) {
      const now = found.get(path);
      const known = now ? withoutCopies(now) : changed.has(path) ? undefined : previous?.get(path);
      if (known && known.total > 0) topics.set(path, known);
    }
    const named = await published.at([...namedBy(site), ...topics.keys()]);
    const names = site.people.map(({ name }) => name);
    const reviews = await published.reviewsOf(names);
    return {
      named: new Map(named.map((article) => [article.path, article])),
      newest,
      topics,
      reviews: new Map(names.map((name, place) => [nameKey(name), reviews[place] ?? 0])),
    };
  }
}

/** Search finds copies among a topic's older articles, so they count there. */
function withoutCopies({ total, newest }: TopicArticles): TopicArticles {
  const originals = newest.filter(isOriginal);
  return { total: total - newest.length + originals.length, newest: originals };
}

/** Articles that may also be topics. */
function namedBy({ home, topics, configuration }: Pick<Site, 'home' | 'topics' | 'configuration'>): string[] {
  const ofTopics = topics.flatMap(({ path, lead, picks = [] }) => [
    path,
    lead,
    ...picks,
    ...pagesUnder(path, configuration),
  ]);
  const named = [home.lead, ...(home.beside ?? []), ...ofTopics].filter((path) => path !== undefined);
  return [...new Set(named)];
}
