import type {
  ArticleFinder,
  DatedPlace,
  NamedArticles,
  Part,
  PersonsArticle,
} from '#content/source/articleFinder.ts';
import type { ArticleSummary, PublishedTranslation } from '#content/source/source.ts';
import { nameKey } from '#contracts/personName.ts';
import { editDistance } from '#transformer/validate/editDistance.ts';
import type { KnownArticles } from './knownArticles.ts';
import { byNewest } from './newest.ts';

/** A word that stands in more paths than this tells little of any of them. */
const mostPathsOfWord = 500;
/** Longer words may miss, double or swap a letter. */
const minCorrectedLength = 5;

export class IndexedArticles implements ArticleFinder {
  readonly #index: KnownArticles;
  readonly #byWord = new WeakMap<
    ReadonlyMap<string, ArticleSummary>,
    ReadonlyMap<string, readonly ArticleSummary[]>
  >();

  constructor(index: KnownArticles) {
    this.#index = index;
  }

  async at(paths: readonly string[]): Promise<ArticleSummary[]> {
    const known = await this.#index.known();
    return paths.flatMap((path) => known.get(path) ?? []);
  }

  async named(words: readonly string[], limit: number): Promise<NamedArticles> {
    const found = [...(await this.#index.known()).values()].filter(({ path, title }) =>
      words.every((word) => `${path} ${title}`.toLowerCase().includes(word.toLowerCase())),
    );
    return { first: found.slice(0, limit), total: found.length };
  }

  async withWords(words: readonly string[]): Promise<ArticleSummary[]> {
    const byWord = this.#words(await this.#index.known());
    const meant = words.flatMap((word) => {
      if (byWord.has(word) || word.length < minCorrectedLength) return [word];
      return [...byWord.keys()].filter((known) => editDistance(word, known, 2) <= 1);
    });
    const found = meant.map((word) => byWord.get(word) ?? []);
    return [...new Set(found.filter(({ length }) => length <= mostPathsOfWord).flat())];
  }

  async ofPerson(
    name: string,
    part: Part,
    { limit, after }: { limit: number; after?: DatedPlace | undefined },
  ): Promise<PersonsArticle[]> {
    const key = nameKey(name);
    const isTheirs = (article: ArticleSummary): boolean => namesIn(article, part).includes(key);
    const all = [...(await this.#index.known()).values()].filter(isTheirs).sort(byNewest);
    const placed = all.map((article) => ({ ...article, place: placeOf(article) }));
    return placed.filter(({ place }) => after === undefined || isBehind(place, after)).slice(0, limit);
  }

  async reviewsOf(names: readonly string[]): Promise<number[]> {
    const reviewers = [...(await this.#index.known()).values()].flatMap((each) => namesIn(each, 'reviewer'));
    return names.map((name) => reviewers.filter((reviewer) => reviewer === nameKey(name)).length);
  }

  async lastChangesOf(names: readonly string[]): Promise<(string | undefined)[]> {
    const last = new Map<string, string>();
    for (const article of (await this.#index.known()).values())
      for (const name of [...namesIn(article, 'author'), ...namesIn(article, 'reviewer')])
        if (article.updatedAt > (last.get(name) ?? '')) last.set(name, article.updatedAt);
    return names.map((name) => last.get(nameKey(name)));
  }

  async translationsOf(): Promise<readonly PublishedTranslation[]> {
    return [];
  }

  #words(known: ReadonlyMap<string, ArticleSummary>): ReadonlyMap<string, readonly ArticleSummary[]> {
    const kept = this.#byWord.get(known);
    if (kept) return kept;
    const made = new Map<string, ArticleSummary[]>();
    for (const article of known.values())
      for (const word of new Set(article.path.toLowerCase().match(/[a-z0-9]+/g))) {
        const having = made.get(word);
        if (having) having.push(article);
        else made.set(word, [article]);
      }
    this.#byWord.set(known, made);
    return made;
  }
}

function namesIn({ authors = [], reviewer }: ArticleSummary, part: Part): string[] {
  if (part === 'author') return authors.map(nameKey);
  return reviewer === undefined ? [] : [nameKey(reviewer)];
}

function placeOf({ path, datedAt, updatedAt }: ArticleSummary): DatedPlace {
  return { path, datedAt: new Date(datedAt ?? updatedAt).toISOString() };
}

function isBehind(place: DatedPlace, other: DatedPlace): boolean {
  if (place.datedAt !== other.datedAt) return place.datedAt < other.datedAt;
  return place.path > other.path;
}
