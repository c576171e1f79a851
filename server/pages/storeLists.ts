import type { ArticleIndex } from '../../content/articles/articleIndex.ts';
import type { DatabaseStore } from '../../content/database/databaseStore.ts';
import type { ArticleSummary } from '../../content/source/source.ts';
import { TimeLimitError, withinTime } from '../../platform/timeLimit.ts';
import type { ListedArticles, TopicArticles } from '../../shell/articles/listedArticles.ts';
import type { Site } from '../../shell/site/site.ts';
import { topicPathOf } from '../../shell/topics/topicOf.ts';
import { maxNewest, maxOfTopic, maxTopics } from './listedArticles.ts';

/** How long a page waits for what is known of all articles, in milliseconds: it lists the newest and those of topics without that. */
const longestWait = 500;

interface StoreListsParts {
  store: Pick<DatabaseStore, 'list' | 'onChange' | 'published'>;
  index: Pick<ArticleIndex, 'known' | 'articles'>;
  site: Pick<Site, 'home' | 'topics'>;
  /** What stands around the articles: another object when it changed. */
  around?: () => unknown;
}

/**
 * The articles of the store as pages list them, however many there are: each list is asked of the database when it is first needed, and
 * again when an article that may stand in it has changed. So whoever keeps a page by its list keeps none that is out of date.
 */
export class StoreLists {
  readonly #parts: StoreListsParts;
  readonly #stopListening: () => void;
  /** Paths that a change was told of since the lists were read. */
  readonly #changed = new Set<string>();
  #made: { listed: ListedArticles; all: unknown; around: unknown } | undefined;
  #reading: Promise<void> | undefined;

  constructor(parts: StoreListsParts) {
    this.#parts = parts;
    this.#stopListening = parts.store.onChange((path) => this.#changed.add(path));
  }

  /** The lists with all changes that were told until now. The same object again where nothing has changed. */
  readonly listed = async (): Promise<ListedArticles> => {
    // A reading that is under way may have begun before what was told last; the next one has not.
    for (let readings = 0; ; readings += 1) {
      const all = await this.#known();
      const made = this.#made;
      const isCurrent =
        made?.all === all && made.around === this.#parts.around?.() && this.#changed.size === 0;
      if (made && (isCurrent || readings === 2)) return made.listed;
      this.#reading ??= this.#read(all).finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
  };

  close(): void {
    this.#stopListening();
  }

  /** What is known of all; of a large publication what is known so far, while its list is still being walked. */
  async #known(): Promise<ReadonlyMap<string, ArticleSummary>> {
    const { index } = this.#parts;
    try {
      return await withinTime(longestWait, index.known());
    } catch (error) {
      if (error instanceof TimeLimitError) return index.articles;
      throw error;
    }
  }

  async #read(all: ReadonlyMap<string, ArticleSummary>): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      const around = this.#parts.around?.();
      this.#made = { listed: await this.#listed(all, new Set(changed.map(topicPathOf))), all, around };
    } catch (error) {
      // What was told of is still to be read.
      for (const path of changed) this.#changed.add(path);
      throw error;
    }
  }

  /** @param changed the topics that may have other articles than before */
  async #listed(
    all: ReadonlyMap<string, ArticleSummary>,
    changed: ReadonlySet<string | undefined>,
  ): Promise<ListedArticles> {
    const { store, site } = this.#parts;
    const newest: ArticleSummary[] = [];
    for await (const article of store.list({ order: 'newest', limit: maxNewest })) newest.push(article);
    const before = this.#made?.listed.topics;
    const paths = new Set([
      ...(await store.published.topics(maxTopics)),
      ...site.topics.map(({ path }) => path),
    ]);
    const asked = [...paths].filter((path) => changed.has(path) || !before?.has(path));
    const found = await store.published.ofTopics(asked, maxOfTopic);
    const topics = new Map<string, TopicArticles>();
    for (const path of paths) {
      const known = found.get(path) ?? (changed.has(path) ? undefined : before?.get(path));
      if (known) topics.set(path, known);
    }
    const named = await store.published.at([...namedBy(site), ...topics.keys()]);
    return { all: new Map([...all, ...named.map((each) => [each.path, each] as const)]), newest, topics };
  }
}

/** The paths of articles that the site's own content names, and at which topics stand if no article does. */
function namedBy({ home, topics }: Pick<Site, 'home' | 'topics'>): string[] {
  const ofTopics = topics.flatMap(({ path, lead, picks = [] }) => [path, lead, ...picks]);
  return [home.lead, ...(home.beside ?? []), ...ofTopics].filter((path) => path !== undefined);
}
