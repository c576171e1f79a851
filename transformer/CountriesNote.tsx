import type { ReactNode } from 'react';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** A note for editors above a block that is restricted to some countries. Never on readers' pages. */
export function CountriesNote({ countries }: { countries: readonly string[] }): ReactNode {
  const names = countries.map((code) => countryNames.of(code) ?? code).join(', ');
  return (
    <p lang="en" data-countries-note="">
      {`Only readers in some countries get this block: ${names}.`}
    </p>
  );
}
