import { type ReactNode, useId } from 'react';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { CopayCard } from './CopayCard.tsx';
import { drugSavings } from './DrugSavings.styles.ts';
import { PriceFinder } from './PriceFinder.tsx';
import { SavingsHeader } from './SavingsHeader.tsx';
import { savingsTracking } from './savingsEvents.ts';
import { shownSavings } from './savingsForm.ts';
import type { SavingsProps, SavingsReads } from './savingsProps.ts';

/**
 * Coupon prices of nearby pharmacies for a medicine. Works without script: every form opens the medicine's
 * page. Renders nothing if the site has no drug savings.
 */
export default function DrugSavings({
  data,
  block: { drugSavings: facts, ...block },
}: WidgetProps<BlockDataByType['drug-savings'], SavingsReads>): ReactNode {
  const id = useId();
  if (!facts) return null;
  const shown = shownSavings(data, block, facts.drivers);
  const parts = { data, block, facts, shown };
  const way = leadsToPrices(shown) && <WayToPrices {...parts} />;
  return (
    <section
      className={drugSavings}
      data-drug-savings={shown.form}
      data-script-only={facts.hasPage === false ? '' : undefined}
      aria-labelledby={id}
      {...savingsTracking}
    >
      <SavingsHeader id={id} drugName={data.drugName} shown={shown} />
      {shown.content === 'no-driver' && <NoDriver />}
      {shown.content === 'copay' && <CopayCard driver={shown.copay} />}
      {shown.content === 'prices' ? <PriceFinder {...parts}>{way}</PriceFinder> : way}
    </section>
  );
}

/** The medicine's page has prices for any ZIP; the template form has none, or those of one place. */
function leadsToPrices({ form, content }: SavingsProps['shown']): boolean {
  return form !== 'article' || content === 'card';
}

/** A link to the medicine's page, or to the search if the list may have it under another name. */
function WayToPrices({ data: { drugName, drugSlug }, facts }: SavingsProps): ReactNode {
  const address = facts.hasPage === false ? drugPages.search(drugName) : drugPages.drug(drugSlug);
  return (
    <p>
      <a data-action="" href={address}>
        <OwnWords>
          See what <bdi>{drugName}</bdi> costs near you
        </OwnWords>
      </a>
    </p>
  );
}

function NoDriver(): ReactNode {
  return (
    <div lang="en" dir="ltr">
      <h3>Cost savings currently unavailable</h3>
      <p>
        We currently do not have cost savings available for this drug. Please check back again in the future
        for prescription drugs savings options.
      </p>
    </div>
  );
}
