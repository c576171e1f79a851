import { defaultSearchLimit, maxSuggestions } from '#content/source/source.ts';
import type { NamedDrug } from '#contracts/drugs/drugPages.ts';
import { moreSuggestionsAddress, suggestionsAddress } from '#contracts/suggestions.ts';
import { defaultRetryAfterSeconds } from '#platform/http/httpError.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import type { FeatureParts } from '../parts/feature.ts';
import { api, page, type Route, type RouteRequest } from '../parts/route.ts';
import { longestQuery, pageParameter, searchParameter } from './parameters.ts';
import { nothingRelated, type RelatedSuggestions } from './partnerSuggestions.ts';
import { type SearchOutcome, searchPage } from './searchPage.tsx';
import type { SearchHit } from './searchResults.ts';

type SearchParts = Pick<FeatureParts, 'listed' | 'log' | 'published' | 'renderer' | 'readerProfile'> & {
  content: { source: Pick<FeatureParts['content']['source'], 'search' | 'suggest'> };
};

/** Articles offered to whoever found nothing. */
const maxPopular = 5;
/** Medicines that go by one name, such as “water pill”. */
const maxMedicines = 5;
const maxPage = 100;
/** What tells a program that its search can be tried again, and when. */
const unavailableReply = { status: 503, headers: { 'Retry-After': String(defaultRetryAfterSeconds) } };

/**
 * The results page of the search form, and what the text in the search box may become: our own suggestions at once, as
 * `{ query, items, more? }`, and where there may be `more`, those of a partner apart: nobody waits for them to see ours.
 */
export function searchRoutes(
  { content: { source }, listed, log, published, renderer, readerProfile }: SearchParts,
  related: RelatedSuggestions = nothingRelated,
): Route[] {
  async function outcomeOf({
    query,
    signal,
  }: Pick<RouteRequest, 'query' | 'signal'>): Promise<SearchOutcome> {
    const text = typedText(query, searchParameter);
    if (text === undefined) return { state: 'not-asked' };
    if (text === '') return { state: 'blank' };
    const offset = ((pageNumber(query, pageParameter, maxPage) ?? 1) - 1) * defaultSearchLimit;
    try {
      const results = await source.search(text, { offset, signal });
      if (results.text === '') return { state: 'blank' };
      return { state: 'answered', results: { ...results, hits: await withPictures(results.hits) } };
    } catch (error) {
      log.warn({ err: error }, 'the search could not be asked');
      return { state: 'unavailable', text };
    }
  }

  /** What is found, with the pictures that lists show. */
  async function withPictures(hits: readonly SearchHit[]): Promise<SearchHit[]> {
    const shown = await ifKnown(() => published.at(hits.map(({ path }) => path)));
    const pictures = new Map(shown?.map(({ path, image }) => [path, image]));
    return hits.map((hit) => ({ ...hit, image: pictures.get(hit.path) }));
  }

  /** The medicines that a reader in the US names, which have a page with prices. */
  function medicinesFor(request: RouteRequest, parameter: string): readonly NamedDrug[] {
    const text = typedText(request.query, parameter) ?? '';
    return readerProfile(request).country === 'US'
      ? (renderer.site.drugSavings?.pagesNamed?.(text) ?? []).slice(0, maxMedicines)
      : [];
  }

  async function popular(): Promise<readonly ArticleSummary[]> {
    return (await ifKnown(listed))?.newest.slice(0, maxPopular) ?? [];
  }

  async function ifKnown<Known>(ask: () => Promise<Known>): Promise<Known | undefined> {
    try {
      return await ask();
    } catch (error) {
      log.warn({ err: error }, 'a search page goes without what lists know of articles');
      return undefined;
    }
  }

  return [
    page('GET /search', {
      waits: true,
      handle: async (request) => {
        // Each may take as long as a reader waits.
        const [outcome, articles] = await Promise.all([outcomeOf(request), popular()]);
        // What somebody searches for is their own business, so it is not shared: no cache keeps it.
        const medicines = medicinesFor(request, searchParameter);
        const document = searchPage(outcome, { popular: articles, medicines }, renderer);
        return outcome.state === 'unavailable' ? { document, ...unavailableReply } : { document };
      },
    }),
    api(`GET ${suggestionsAddress}`, {
      waits: true,
      handle: async (request) => {
        const { query, headers, signal } = request;
        const text = typedText(query, 'q') ?? '';
        const medicines = medicinesFor(request, 'q').map(({ found }) => found);
        const articles = text === '' ? [] : await source.suggest(text, { signal });
        const own = [...new Set([...medicines, ...articles])].slice(0, maxSuggestions);
        // Where nothing more would be shown, nobody is told what was typed.
        const more = text !== '' && own.length < maxSuggestions && related.mayAsk({ headers });
        return {
          body: { query: text, items: own, ...(more ? { more } : {}) },
          caching: 'private, max-age=60',
        };
      },
    }),
    api(`GET ${moreSuggestionsAddress}`, {
      handle: async ({ query, headers, clientAddress }) => {
        const text = typedText(query, 'q') ?? '';
        const items = await related.ask(text, { headers, clientAddress });
        return { body: { query: text, items }, caching: 'private, max-age=60' };
      },
    }),
  ];
}

/** A query parameter that holds typed text, trimmed and cut; undefined where there is none. */
function typedText(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim().slice(0, longestQuery).toWellFormed();
}

/** A query parameter that holds a whole number from 1; undefined where it does not, or a larger one. */
function pageNumber(query: URLSearchParams, name: string, max: number): number | undefined {
  const text = query.get(name) ?? '';
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= 1 && number <= max ? number : undefined;
}
