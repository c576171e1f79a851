import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { pageParameter, searchParameter } from './parameters.ts';
import { pagination } from './searchPage.styles.ts';
import type { SearchResults } from './searchResults.ts';

export function Pagination({ results }: { results: SearchResults }): ReactNode {
  const { text, total, offset, limit } = results;
  const current = Math.floor(offset / limit) + 1;
  const last = Math.ceil(total / limit);
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
