import { type ReactNode, useId } from 'react';
import { drugNameParameter, drugPages } from '#contracts/drugs/drugPages.ts';
import { drugSearchAttribute } from '#contracts/markers.ts';
import { drugSearch } from './drugPages.styles.ts';
import { longestName } from './parameters.ts';

/** Works without script, which adds suggestions. */
export function DrugSearch({ typed = '' }: { typed?: string }): ReactNode {
  const id = useId();
  return (
    <search className={drugSearch} aria-label="Drugs" {...{ [drugSearchAttribute]: '' }}>
      <form action={drugPages.all}>
        <label htmlFor={id}>Name of a medicine</label>
        <div data-row="">
          <input
            id={id}
            type="search"
            name={drugNameParameter}
            defaultValue={typed}
            placeholder="Such as lisinopril"
            maxLength={longestName}
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={`${id}-list`}
          />
          <button type="submit">Search</button>
        </div>
      </form>
      <div id={`${id}-list`} role="listbox" aria-label="Medicines" translate="no" hidden />
    </search>
  );
}
