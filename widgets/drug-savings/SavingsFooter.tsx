import type { ReactNode } from 'react';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { savingsFooter } from './BelowPrices.styles.ts';

interface SavingsFooterProps {
  facts: Pick<DrugSavingsFacts, 'source' | 'asOf'>;
  /** Whether the list has a date for its prices. The date of the terms is then folded: it is not the prices'. */
  isDated: boolean;
}

export function SavingsFooter({ facts: { source, asOf }, isDated }: SavingsFooterProps): ReactNode {
  return (
    <footer className={savingsFooter}>
      <p>
        <OwnWords>
          Prices are for the U.S. only, vary by region and pharmacy, and are not guaranteed. Prices are from{' '}
          <bdi>{source}</bdi>.
        </OwnWords>
      </p>
      {isDated ? (
        <details>
          <summary>
            <OwnWords>About these terms</OwnWords>
          </summary>
          <p>
            <OwnWords>Prices without a time of their own are current as of {asOf}.</OwnWords>
          </p>
        </details>
      ) : (
        <p>
          <OwnWords>Prices are current as of {asOf}.</OwnWords>
        </p>
      )}
    </footer>
  );
}
