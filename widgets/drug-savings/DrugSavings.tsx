import { type ReactNode, useId } from 'react';
import { type DrugDriver, shownCopay } from '#contracts/drugs/drugDriver.ts';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { ActionsOfPage } from './coupon/ActionsOfPage.tsx';
import { drugSavings } from './DrugSavings.styles.ts';
import { PriceFinder } from './PriceFinder.tsx';
import { savingsTracking } from './savingsEvents.ts';
import { type ShownSavings, shownSavings } from './savingsForm.ts';
import type { SavingsProps, SavingsReads } from './savingsProps.ts';

const defaultTitle = 'Find prescription drug savings';

interface SavingsHeaderProps {
  id: string;
  drugName: string;
  shown: ShownSavings;
}

function SavingsHeader({ id, drugName, shown }: SavingsHeaderProps): ReactNode {
  const drug = <bdi>{drugName.trim()}</bdi>;
  const isTemplate = shown.form === 'template';
  return (
    <header>
      <h2 id={id}>
        <OwnWords>{isTemplate ? <>Save on your {drug} prescription</> : defaultTitle}</OwnWords>
      </h2>
      <p>
        <OwnWords>{subtitle(drug, shown)}</OwnWords>
      </p>
    </header>
  );
}

function subtitle(drug: ReactNode, { form, offer, copay }: ShownSavings): ReactNode {
  if (form === 'template') return defaultTitle;
  if (form === 'copay-only')
    return `With insurance, pay as little as $${shownCopay(copay)} for a trusted brand-name medication.`;
  return (
    <>
      Save on {drug} {offer ? 'with or without insurance.' : 'without insurance.'}
    </>
  );
}

/** Works without script: every form opens the medicine's page. Renders nothing if the site has no prices. */
export default function DrugSavings({
  data,
  block: { drugSavings: facts, ...block },
}: WidgetProps<'drug-savings', SavingsReads>): ReactNode {
  const id = useId();
  if (!facts) return null;
  const coupon = block.drugView?.coupon;
  if (coupon)
    return (
      <ActionsOfPage codes={coupon} facts={facts} siteName={block.siteName} retailers={block.retailers} />
    );
  const shown = shownSavings(data, block, facts.drivers);
  const parts = { data, block, facts, shown };
  const way = linksToPrices(shown) && <WayToPrices {...parts} />;
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
function linksToPrices({ form, content }: SavingsProps['shown']): boolean {
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

function CopayCard({ driver }: { driver: DrugDriver | undefined }): ReactNode {
  return (
    <ul data-copay="" lang="en" dir="ltr">
      <li>
        <b className={marker}>Only ${shownCopay(driver)}/mo initially</b> <small>*for a limited time</small>
      </li>
      <li>Easy to use digital savings card</li>
      <li>Redeem at your local pharmacy</li>
    </ul>
  );
}
