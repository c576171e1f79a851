import type { ReactNode } from 'react';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import { OwnWords } from '../ui/OwnWords.tsx';

/** What has to be said about prices. */
export function SavingsFooter({
  facts: { source, asOf },
}: {
  facts: Pick<DrugSavingsFacts, 'source' | 'asOf'>;
}): ReactNode {
  return (
    <footer>
      <p>
        <OwnWords>
          Prices are for the U.S. only, vary by region and pharmacy, and are not guaranteed. Prices are from{' '}
          <bdi>{source}</bdi>.
        </OwnWords>
      </p>
      <p>
        <OwnWords>
          Date of these terms: prices are current as of {asOf}. A time above the list says when its prices
          were seen.
        </OwnWords>
      </p>
    </footer>
  );
}
