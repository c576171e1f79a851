import { type ReactNode, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { searchBoxAttribute } from '#contracts/markers.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Piece } from '#shell/document/pieces.ts';
import { longestQuery, searchParameter } from './parameters.ts';
import { searchBox } from './SearchBox.styles.ts';
import { searchForm } from './SearchForm.styles.ts';
import { SearchIcon } from './SearchIcon.tsx';

/** A form that needs no script. `liveSearchBox.ts` has no React, because every page loads it. */
export function SearchBox({ siteName }: { siteName: string }): ReactNode {
  const id = useId();
  const label = `Search ${siteName}`;
  return (
    <search className={searchBox} {...{ [searchBoxAttribute]: '' }}>
      <form className={searchForm} action={siteLinks.search}>
        <input
          type="search"
          name={searchParameter}
          placeholder={label}
          aria-label={label}
          maxLength={longestQuery}
          autoComplete="off"
          // Until the script can open the box, the button leads to the search page.
          disabled
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-message`}
        />
        <button type="submit" aria-label="Search">
          <SearchIcon />
        </button>
        <div id={`${id}-list`} role="listbox" aria-label="Suggestions" translate="no" hidden />
        <p id={`${id}-message`} role="status" hidden />
      </form>
    </search>
  );
}

/** Separates the search box's ids from those of blocks, whose prefixes end with their id and a dash. */
const identifierPrefix = 'site-search-';

const headerSearch: Piece = ({ site }) =>
  renderToStaticMarkup(<SearchBox siteName={site.name} />, { identifierPrefix });

export default headerSearch;
