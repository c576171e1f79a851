import { type ReactNode, useId } from 'react';
import { availableChoice, type DosageChoice, namesOf } from '#contracts/drugs/choice.ts';
import type { Manufacturer, SelectedDosage } from '#contracts/drugs/drug.ts';
import type { DrugDriver } from '#contracts/drugs/drugDriver.ts';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import type { PriceQuestion } from './fetchPrices.ts';
import { firstChoice, firstPrices, pricedChoice } from './firstPrices.ts';
import { InformationPanel } from './InformationPanel.tsx';
import { PriceList } from './PriceList.tsx';
import { SavingsFooter } from './SavingsFooter.tsx';
import { offerTracking } from './savingsEvents.ts';
import type { SavingsProps } from './savingsProps.ts';
import type { SavingsState } from './savingsState.ts';
import { useCouponWindow } from './useCouponWindow.ts';
import { useSavings } from './useSavings.ts';
import { WaysToPayLess } from './WaysToPayLess.tsx';

function BestOffer({ offer }: { offer: DrugDriver }): ReactNode {
  const nameId = useId();
  const title = present(offer.sectionTitle);
  const text = present(offer.sectionDescription);
  return (
    <aside aria-labelledby={nameId} {...offerTracking}>
      <p>
        <small>
          <OwnWords>Advertisement</OwnWords>
        </small>
      </p>
      <p>
        <b id={nameId}>
          <OwnWords>Best Offer</OwnWords>
        </b>
      </p>
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      {offer.copay && (
        <p>
          <b>
            <OwnWords>${offer.copay} a month</OwnWords>
          </b>
        </p>
      )}
      {offer.url && (
        <PaidLink url={offer.url} ids={{}} event={offerClicked}>
          <OwnWords>See the offer</OwnWords>
        </PaidLink>
      )}
    </aside>
  );
}

const offerClicked = {
  kind: 'product-clicked',
  elementType: 'BUTTON',
  actionOutcome: 'EXTERNALLINK',
  name: 'best-offer',
} as const;

export function PriceFinder({
  data,
  block,
  facts,
  shown,
  children,
}: SavingsProps & { children: ReactNode }): ReactNode {
  const { drugSlug, manufacturers = [], ad = [] } = data;
  const view = block.drugView;
  const [state, dispatch] = useSavings(view, (now) => {
    const current = chosenIn(now, data);
    return current && questionOf(current, placeIn(now), facts.partner, manufacturers);
  });
  const [opened, openCoupon] = useCouponWindow();
  const chosen = chosenIn(state, data);
  if (!chosen) return children;

  const { choice, selected } = chosen;
  const place = placeIn(state);
  const prices = state.prices ?? firstPrices(selected, data, block.drugPrices);
  const isAsSent = state.picked === undefined && state.place === undefined;
  const hasFailed = state.isAttempted
    ? !state.isSuccess
    : // Previews request no prices.
      (isAsSent && view?.isFailed === true) || (!prices && !block.preview);
  const hiddenFields = {
    ...namesOf(choice),
    zip: place.zip,
    sort: state.sortedBy === 'price' ? undefined : state.sortedBy,
  };
  const isTemplate = shown.form === 'template';
  return (
    <>
      {shown.offer && block.dcsCopayBestOffer === 'variant' && <BestOffer offer={shown.offer} />}
      <InformationPanel
        slug={drugSlug}
        manufacturers={manufacturers}
        choice={choice}
        place={place}
        hasOffer={shown.offer !== undefined}
        isTemplate={isTemplate}
        partner={facts.isSample ? undefined : facts.source}
        hasFailed={hasFailed}
        hiddenFields={{ sort: hiddenFields.sort, zip: isTemplate ? place.zip : undefined }}
        state={state}
        dispatch={dispatch}
      />
      <PriceList
        slug={drugSlug}
        selected={selected}
        place={place}
        prices={prices}
        hasFailed={hasFailed}
        hiddenFields={hiddenFields}
        ad={ad}
        facts={facts}
        isNative={block.dcsNativeCoupon === 'variant'}
        isPreview={block.preview}
        retailers={block.retailers}
        state={state}
        dispatch={dispatch}
        onCoupon={(entry, form) =>
          openCoupon(
            {
              request: {
                entry,
                choice,
                drugName: data.drugName,
                seenAt: prices?.seenAt,
                isControlled: view?.isControlled,
              },
            },
            form.querySelector('button') ?? form,
          )
        }
      />
      {opened && (
        <opened.Window
          key={opened.id}
          {...opened.props}
          facts={facts}
          siteName={block.siteName}
          retailers={block.retailers}
        />
      )}
      {view && isAsSent && (
        <WaysToPayLess
          slug={drugSlug}
          zip={place.zip}
          choice={choice}
          medicine={{ manufacturers, mayBuyMore: view.mayBuyMore === true }}
          prices={block.drugPrices}
        />
      )}
      {view && (
        <p>
          <a
            href={`${drugPages.visit(drugSlug)}?${new URLSearchParams({ ...namesOf(choice), zip: place.zip })}`}
          >
            <OwnWords>A sheet for your visit, to print</OwnWords>
          </a>
        </p>
      )}
      {children}
      <SavingsFooter facts={facts} isDated={shownMoment(prices?.seenAt ?? '') !== undefined} />
    </>
  );

  function placeIn(now: SavingsState) {
    return now.place ?? view?.place ?? defaultPlace;
  }
}

interface Chosen {
  choice: DosageChoice;
  selected: SelectedDosage;
}

function chosenIn({ picked, listPrice }: SavingsState, data: SavingsProps['data']): Chosen | undefined {
  const choice = picked ? availableChoice(data.manufacturers ?? [], picked) : firstChoice(data);
  if (!choice) return undefined;
  const selected = pricedChoice(choice, data);
  const drugMSRP = selected.drugMSRP ?? listPrice;
  return { choice, selected: drugMSRP === undefined ? selected : { ...selected, drugMSRP } };
}

function questionOf(
  { choice, selected }: Chosen,
  place: PriceQuestion['place'],
  partner: string,
  manufacturers: readonly Manufacturer[],
): PriceQuestion {
  return {
    partner,
    formulationId: selected.formulationId,
    quantity: selected.quantityValue,
    place,
    ndc: selected.drugMSRP === undefined && !hasListPrices(manufacturers) ? choice.dosage.ndc : undefined,
  };
}

/** Whether the author's list contains list prices: then all known ones are there, and none is requested. */
function hasListPrices(manufacturers: readonly Manufacturer[]): boolean {
  return manufacturers.some(({ options }) =>
    options.some(({ dossages }) => dossages.some(({ msrp }) => msrp !== undefined)),
  );
}
