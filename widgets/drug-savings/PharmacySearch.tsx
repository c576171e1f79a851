import { type Dispatch, type ReactNode, useId } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { type HiddenFields, PageForm } from './PageForm.tsx';
import { trackButton } from './savingsEvents.ts';
import type { SavingsAction } from './savingsState.ts';

interface PharmacySearchProps {
  slug: string;
  hiddenFields: HiddenFields;
  typed: string;
  dispatch: Dispatch<SavingsAction>;
}

/** Searches the list's pharmacies by name. A form, so that Enter submits. */
export function PharmacySearch({ slug, hiddenFields, typed, dispatch }: PharmacySearchProps): ReactNode {
  const id = useId();
  return (
    <PageForm
      slug={slug}
      hiddenFields={hiddenFields}
      role="search"
      label="Pharmacies"
      onSubmit={() => dispatch({ type: 'searched' })}
    >
      <label htmlFor={id} className="visually-hidden">
        <OwnWords>Find your pharmacy</OwnWords>
      </label>
      <input
        id={id}
        name="pharmacy"
        type="text"
        maxLength={100}
        autoComplete="off"
        placeholder="Find your pharmacy"
        value={typed}
        onChange={({ currentTarget }) => dispatch({ type: 'typed', text: currentTarget.value })}
      />
      <button type="submit" {...trackButton('search')}>
        <OwnWords>SEARCH</OwnWords>
      </button>
    </PageForm>
  );
}
