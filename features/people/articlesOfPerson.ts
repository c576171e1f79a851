import { isArticlePath, isoTime } from '#content/source/articleDocument.ts';
import type { ArticleFinder, DatedPlace, Part } from '#content/source/articleFinder.ts';
import type { ArticleSummary } from '#content/source/source.ts';

const articlesOnPage = 50;

export const placeParameters = { author: 'written', reviewer: 'reviewed' } as const satisfies Record<
  Part,
  string
>;

interface ArticlesOnPage {
  articles: readonly ArticleSummary[];
  older?: string | undefined;
}

export interface ArticlesOfPerson {
  written: ArticlesOnPage;
  reviewed: ArticlesOnPage;
}

export interface OlderPage {
  part: Part;
  after: DatedPlace;
}

const nothing: ArticlesOnPage = { articles: [] };

export async function articlesOfPerson(
  published: Pick<ArticleFinder, 'ofPerson'>,
  name: string,
  older?: OlderPage,
): Promise<ArticlesOfPerson> {
  const pageOf = async (part: Part): Promise<ArticlesOnPage> => {
    if (older && older.part !== part) return nothing;
    const found = await published.ofPerson(name, part, { limit: articlesOnPage + 1, after: older?.after });
    const shown = found.slice(0, articlesOnPage);
    const last = found.length > shown.length ? shown.at(-1)?.place : undefined;
    const articles = shown.map(({ place: _place, ...article }) => article);
    return { articles, older: last && queryOf({ part, after: last }) };
  };
  const [written, reviewed] = await Promise.all([pageOf('author'), pageOf('reviewer')]);
  return { written, reviewed };
}

export function olderPageIn(query: URLSearchParams): OlderPage | 'unreadable' | undefined {
  for (const part of ['author', 'reviewer'] as const) {
    const text = query.get(placeParameters[part]);
    if (text === null) continue;
    const slash = text.indexOf('/');
    const [moment, path] = [text.slice(0, slash), text.slice(slash)];
    // Only the canonical spelling: another one would be a second address of the same page.
    if (slash === -1 || isoTime(moment) !== moment || !isArticlePath(path)) return 'unreadable';
    return { part, after: { datedAt: moment, path } };
  }
  return undefined;
}

function queryOf({ part, after }: OlderPage): string {
  return `?${new URLSearchParams({ [placeParameters[part]]: `${after.datedAt}${after.path}` })}`;
}
