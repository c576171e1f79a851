import type { ReactNode } from 'react';
import { searchParameter, siteLinks } from '../site.ts';
import { searchForm } from './SearchForm.styles.ts';

interface SearchFormProps {
  siteName: string;
  /** The text as it was searched for. */
  query?: string;
}

/** A search form that needs no script (specification §2.1, §2.2). */
export function SearchForm({ siteName, query }: SearchFormProps): ReactNode {
  const label = `Search ${siteName}`;
  return (
    <search>
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
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M13 13l4.5 4.5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
          </svg>
        </button>
      </form>
    </search>
  );
}

/** In characters; the content sources search for no more. */
const longestQuery = 200;
