import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { longestQuery, searchParameter } from './parameters.ts';
import { searchForm } from './SearchForm.styles.ts';
import { SearchIcon } from './SearchIcon.tsx';

export function SearchForm({ siteName, query }: { siteName: string; query?: string }): ReactNode {
  const label = `Search ${siteName}`;
  return (
    // Named, because the header has another search.
    <search aria-label="This site">
      <form className={searchForm} action={siteLinks.search}>
        <input
          type="search"
          name={searchParameter}
          defaultValue={query}
          placeholder={label}
          aria-label={label}
          maxLength={longestQuery}
          autoComplete="off"
        />
        <button type="submit" aria-label="Search">
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
