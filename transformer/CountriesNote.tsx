import type { ReactNode } from 'react';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export function CountriesNote({ countries }: { countries: readonly string[] }): ReactNode {
  const names = countries.map((code) => countryNames.of(code) ?? code).join(', ');
  return (
    <p lang="en" data-countries-note="">
      {`Only readers in some countries get this block: ${names}.`}
    </p>
  );
}
