import type { ReactNode } from 'react';
import { type DosageChoice, namesOf } from '#contracts/drugs/choice.ts';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import { type PricesForPage, priceKey } from '#contracts/drugs/pricesForPage.ts';
import { type AdvisedMedicine, type WayToPayLess, waysToPayLess } from '#contracts/drugs/waysToPayLess.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { waysToPay } from './BelowPrices.styles.ts';

interface WaysToPayLessProps {
  slug: string;
  zip: string;
  choice: DosageChoice;
  medicine: AdvisedMedicine;
  prices: PricesForPage;
}

export function WaysToPayLess({ slug, zip, choice, medicine, prices }: WaysToPayLessProps): ReactNode {
  const ways = waysToPayLess(choice, medicine, (each) => lowestOf(each, prices));
  if (ways.length === 0) return null;
  return (
    <div className={waysToPay}>
      <h3>
        <OwnWords>Ways to pay less</OwnWords>
      </h3>
      <ul>
        {ways.map((way) => (
          <li key={way.kind}>
            <a href={`${drugPages.drug(slug)}?${new URLSearchParams({ zip, ...namesOf(way.choice) })}`}>
              <OwnWords>{wordsOf(way)}</OwnWords>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <OwnWords>Ask your doctor or pharmacist whether it suits you.</OwnWords>
      </p>
    </div>
  );
}

function lowestOf({ dosage, quantity }: DosageChoice, prices: PricesForPage): number | undefined {
  const seen = prices[priceKey({ formulationId: dosage.formulationId, quantity: quantity.value })];
  const amounts = seen?.data.map(({ price }) => price.amount) ?? [];
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

function wordsOf({
  kind,
  choice: { manufacturer, dosage, quantity },
  amount,
  saved,
}: WayToPayLess): ReactNode {
  const costs = `from ${formatUsd(amount)}: ${formatUsd(saved)} less`;
  if (kind === 'quantity')
    return (
      <>
        {quantity.display} at once, {costs} than in smaller amounts
      </>
    );
  return (
    <>
      The generic <bdi>{manufacturer.name}</bdi> {dosage.dosage}, {costs}
    </>
  );
}
