import type { Dispatch, ReactNode } from 'react';
import type { SortedBy } from '#contracts/drugs/priceList.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { type HiddenFields, PageForm } from './PageForm.tsx';
import { trackButton } from './savingsEvents.ts';
import type { SavingsAction } from './savingsState.ts';

interface SortFormProps {
  slug: string;
  hiddenFields: HiddenFields;
  sortedBy: SortedBy;
  dispatch: Dispatch<SavingsAction>;
}

const orders = ['price', 'distance'] as const;

export function SortForm({ slug, hiddenFields, sortedBy, dispatch }: SortFormProps): ReactNode {
  const { sort: _, ...others } = hiddenFields;
  return (
    <PageForm
      slug={slug}
      hiddenFields={others}
      label="Order"
      onSubmit={(submitter) => {
        const by = orders.find((order) => order === submitter?.getAttribute('value'));
        if (by) dispatch({ type: 'sorted', by });
      }}
    >
      <OwnWords>Sort by</OwnWords>
      {orders.map((by) => (
        <button
          key={by}
          type="submit"
          name="sort"
          value={by}
          aria-pressed={by === sortedBy}
          {...trackButton('sort')}
        >
          <OwnWords>{by}</OwnWords>
        </button>
      ))}
    </PageForm>
  );
}
