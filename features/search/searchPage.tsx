import type { ReactNode } from 'react';
import type { NamedDrug } from '#contracts/drugs/drugPages.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Topic } from '#schemas/generated/types.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { resourceUnavailable } from '#shell/errors/resourceUnavailable.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { maxPage, pageParameter, searchParameter } from './parameters.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchHits, type SiteOfHits } from './SearchHits.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { also, note, page, pagination, titles } from './searchPage.styles.ts';
import type { SearchHit, SearchResults } from './searchResults.ts';

/** `not-asked`: opened without a search; `blank`: the text has no words. */
export type SearchOutcome =
  | { state: 'not-asked' | 'blank' }
  | { state: 'unavailable'; text: string }
  | { state: 'answered'; results: SearchResults };

export function searchPage(
  outcome: SearchOutcome,
  { popular, medicines }: { popular: readonly ArticleSummary[]; medicines: readonly NamedDrug[] },
  shell: PageShell,
): Document {
  const text = textOf(outcome);
  return shellPage(
    {
      title: text ? `Search: ${text}` : 'Search',
      part: 'search-page',
      children: (
        <div className={page}>
          <h1>{text ? 'Search results' : `Search ${shell.site.name}`}</h1>
          <SearchForm siteName={shell.site.name} query={text} />
          <Shortcuts text={text} medicines={medicines} site={shell.site} />
          <Answer
            outcome={outcome}
            popular={popular}
            topics={shell.site.topics}
            timeZone={shell.site.timeZone}
            namesMedicine={medicines.length > 0}
            isMedicine={medicines.some(({ isPart }) => !isPart)}
          />
        </div>
      ),
    },
    shell,
  );
}

function textOf(outcome: SearchOutcome): string {
  if (outcome.state === 'answered') return outcome.results.text;
  return outcome.state === 'unavailable' ? outcome.text : '';
}

interface AnswerProps {
  outcome: SearchOutcome;
  popular: readonly ArticleSummary[];
  topics: readonly Topic[];
  timeZone: string | undefined;
  namesMedicine: boolean;
  isMedicine: boolean;
}

function Answer({ outcome, popular, topics, timeZone, namesMedicine, isMedicine }: AnswerProps): ReactNode {
  const also = (outcome.state === 'answered' && !namesMedicine && outcome.results.also) || [];
  switch (outcome.state) {
    case 'not-asked':
      return <Popular articles={popular} />;
    case 'blank':
      return (
        <>
          <p className={note} role="status">
            {blankSearch}
          </p>
          <Popular articles={popular} />
        </>
      );
    case 'unavailable':
      return (
        <>
          <p className={note} role="alert">
            {resourceUnavailable}
          </p>
          <p>Please try again in a minute, or go on from here:</p>
          <Popular articles={popular} />
        </>
      );
    case 'answered':
      // A medicine's name is no typing error: articles about similar words would be off topic.
      if (isMedicine && outcome.results.match !== 'words') return <PricesAlone text={outcome.results.text} />;
      return outcome.results.total === 0 ? (
        <NothingFound text={outcome.results.text} popular={popular} />
      ) : (
        <>
          <Found results={outcome.results} also={also} />
          <SearchHits hits={outcome.results.hits} topics={topics} timeZone={timeZone} />
          <Pagination results={outcome.results} />
          <Also hits={also} topics={topics} timeZone={timeZone} />
        </>
      );
  }
}

const blankSearch = 'Please enter a valid search term.';

interface FoundProps {
  results: SearchResults;
  also: readonly SearchHit[];
}

function Found({ results: { text, total, hits, offset, match, correctedTo }, also }: FoundProps): ReactNode {
  const last = offset + hits.length;
  const all = total + also.length;
  const count =
    last > offset && hits.length < total
      ? `articles ${offset + 1} to ${last} of ${total}`
      : `${all} ${all === 1 ? 'article' : 'articles'}`;
  const groups = also.length > 0 && `: ${total} with all of these words, ${also.length} with some`;
  if (match === 'corrected' && correctedTo)
    return (
      <p role="status">
        Nothing found for “<bdi>{text}</bdi>”. Showing {count} for <strong>{correctedTo}</strong>
        {groups}.
      </p>
    );
  if (match === 'some-words' || match === 'similar')
    return (
      <p role="status">
        Nothing matches all of “<bdi>{text}</bdi>”. {total === 1 ? 'This comes' : 'These come'} closest:
      </p>
    );
  return (
    <p role="status">
      {count.replace(/^a/, 'A')} for “<bdi>{text}</bdi>”{groups}
    </p>
  );
}

function Also({ hits, ...site }: { hits: readonly SearchHit[] } & SiteOfHits): ReactNode {
  if (hits.length === 0) return null;
  return (
    <section className={also} aria-labelledby="_also">
      <h2 id="_also">With some of your words</h2>
      <SearchHits hits={hits} level={3} {...site} />
    </section>
  );
}

function PricesAlone({ text }: { text: string }): ReactNode {
  return (
    <p role="status">
      We have prices for “<bdi>{text}</bdi>”, but no articles.
    </p>
  );
}

function NothingFound({ text, popular }: { text: string; popular: readonly ArticleSummary[] }): ReactNode {
  return (
    <>
      <p role="status">
        We found nothing for “<bdi>{text}</bdi>”.
      </p>
      <ul>
        <li>Check the spelling, or try a more general word: “sleep” rather than “sleep latency”.</li>
        <li>Try the name of an ingredient, a condition or a product.</li>
        <li>Use fewer words.</li>
      </ul>
      <Popular articles={popular} />
    </>
  );
}

function Popular({ articles }: { articles: readonly ArticleSummary[] }): ReactNode {
  if (articles.length === 0) return null;
  return (
    <>
      <h2>New articles</h2>
      <ul className={titles}>
        {articles.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Pagination({ results }: { results: SearchResults }): ReactNode {
  const { text, total, offset, limit } = results;
  const current = Math.floor(offset / limit) + 1;
  const last = Math.min(Math.ceil(total / limit), maxPage);
  if (current > last)
    return (
      <p>
        There is no page {current} of these results. <a href={resultsAddress(text, last)}>Last page</a>
      </p>
    );
  if (last <= 1) return null;
  return (
    <nav className={pagination} aria-label="Pages of results">
      {current > 1 && (
        <a href={resultsAddress(text, current - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>
        Page {current} of {last}
      </span>
      {current < last && (
        <a href={resultsAddress(text, current + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}

function resultsAddress(text: string, page: number): string {
  const query = new URLSearchParams({ [searchParameter]: text });
  if (page > 1) query.set(pageParameter, String(page));
  return `${siteLinks.search}?${query}`;
}
