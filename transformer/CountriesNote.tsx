import type { ReactNode } from 'react';
import type { LoadedWidget } from './widget.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** For whom a page is made. */
interface MadeFor {
  readonly preview: boolean;
  readonly country: string | undefined;
}

/** Whether editors see a block that they have to be told of: that readers of some countries alone get it. */
export function needsCountriesNote(widget: Pick<LoadedWidget, 'countries'>, page: MadeFor): boolean {
  return widget.countries !== undefined && page.preview && page.country === undefined;
}

/** A note for editors above a block whose type is for readers of some countries. No reader's page has it. */
export function CountriesNote({ countries }: { countries: readonly string[] }): ReactNode {
  const names = countries.map((code) => countryNames.of(code) ?? code);
  return (
    <p lang="en" data-countries-note="">
      {`Only readers in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)} get this block.`}
    </p>
  );
}
