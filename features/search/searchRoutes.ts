import { defaultSearchLimit, maxSuggestions } from '#content/source/source.ts';
import type { NamedDrug } from '#contracts/drugs/drugPages.ts';
import { moreSuggestionsAddress, suggestionsAddress } from '#contracts/suggestions.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { api, page, type Route, type RouteRequest } from '#feature-kit/route.ts';
import { defaultRetryAfterSeconds } from '#platform/http/httpError.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import { longestQuery, maxPage, pageParameter, searchParameter } from './parameters.ts';
import { nothingRelated, type RelatedSuggestions } from './partnerSuggestions.ts';
import { type SearchOutcome, searchPage } from './searchPage.tsx';
import type { SearchHit } from './searchResults.ts';

type SearchParts = Pick<FeatureParts, 'listed' | 'log' | 'published' | 'renderer' | 'readerProfile'> & {
  content: { source: Pick<FeatureParts['content']['source'], 'search' | 'suggest'> };
};

const maxPopular = 5;
/** Several share a name, such as “water pill”. */
const maxMedicines = 5;
const kinds: Readonly<Record<string, string>> = {
  roundup: 'Picks',
  recipe: 'Recipe',
  comparison: 'Comparison',
};
const unavailableReply = { status: 503, headers: { 'Retry-After': String(defaultRetryAfterSeconds) } };

/** Our own suggestions come immediately; a partner's, announced by `more`, are a separate request. */
export function searchRoutes(
  { content: { source }, listed, log, published, renderer, readerProfile }: SearchParts,
  related: RelatedSuggestions = nothingRelated,
): Route[] {
  async function outcomeOf(request: Pick<RouteRequest, 'query' | 'signal'>): Promise<SearchOutcome> {
    const { query, signal } = request;
    const text = typedText(query, searchParameter);
    if (text === undefined) return { state: 'not-asked' };
    if (text === '') return { state: 'blank' };
    const offset = ((pageNumber(query, pageParameter, maxPage) ?? 1) - 1) * defaultSearchLimit;
    try {
      const results = await source.search(text, { offset, signal });
      if (results.text === '') return { state: 'blank' };
      const { hits, also = [] } = results;
      const listed = await withListing([...hits, ...also]);
      const shown = { hits: listed.slice(0, hits.length), also: listed.slice(hits.length) };
      return { state: 'answered', results: { ...results, ...shown } };
    } catch (error) {
      log.warn({ err: error }, 'the search failed');
      return { state: 'unavailable', text };
    }
  }

  async function withListing(hits: readonly SearchHit[]): Promise<SearchHit[]> {
    const shown = await ifKnown(() => published.at(hits.map(({ path }) => path)));
    const byPath = new Map(shown?.map((article) => [article.path, article]));
    return hits.map((hit) => {
      const { image, datedAt, updatedAt, featureType } = byPath.get(hit.path) ?? {};
      return { ...hit, image, datedAt: datedAt ?? updatedAt, kind: kindOf(featureType) };
    });
  }

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
      log.warn({ err: error }, 'a search page is rendered without article details');
      return undefined;
    }
  }

  return [
    page('GET /search', { waits: true }, async (request) => {
      // Each may take up to the reader's deadline.
      const [outcome, articles] = await Promise.all([outcomeOf(request), popular()]);
      // A searched text is private: the page is not cached.
      const medicines = medicinesFor(request, searchParameter);
      const document = searchPage(outcome, { popular: articles, medicines }, renderer);
      return outcome.state === 'unavailable' ? { document, ...unavailableReply } : { document };
    }),
    api(`GET ${suggestionsAddress}`, { waits: true }, async (request) => {
      const { query, headers, signal } = request;
      const text = typedText(query, 'q') ?? '';
      const named = medicinesFor(request, 'q').filter(({ isPart }) => !isPart);
      const medicines = named.map(({ found }) => found);
      const articles = text === '' ? [] : await source.suggest(text, { signal });
      const own = [...new Set([...medicines, ...articles])].slice(0, maxSuggestions);
      // Without room for more suggestions, the text is not sent to a partner.
      const more = text !== '' && own.length < maxSuggestions && related.mayAsk({ headers });
      return {
        body: { query: text, items: own, ...(more ? { more } : {}) },
        caching: 'private, max-age=60',
      };
    }),
    api(`GET ${moreSuggestionsAddress}`, async ({ query, headers, clientAddress }) => {
      const text = typedText(query, 'q') ?? '';
      const items = await related.ask(text, { headers, clientAddress });
      return { body: { query: text, items }, caching: 'private, max-age=60' };
    }),
  ];
}

function kindOf(featureType: string | undefined): string | undefined {
  if (!featureType) return undefined;
  const [, kind] = /(roundup|recipe|comparison)/i.exec(featureType) ?? [];
  return kind === undefined ? 'Guide' : kinds[kind.toLowerCase()];
}

function typedText(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim().slice(0, longestQuery).toWellFormed();
}

function pageNumber(query: URLSearchParams, name: string, max: number): number | undefined {
  const text = query.get(name) ?? '';
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= 1 && number <= max ? number : undefined;
}
