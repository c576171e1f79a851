import { type Dispatch, type ReactNode, useRef } from 'react';
import type { SelectedDosage } from '#contracts/drugs/drug.ts';
import type { NamedPlace } from '#contracts/drugs/drugView.ts';
import { type DrugSavingsFacts, sampleNote } from '#contracts/drugs/facts.ts';
import { cardAmounts } from '#contracts/drugs/priceCard.ts';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import {
  filterByName,
  groupAfter,
  groupAt,
  groupPrices,
  groupSize,
  sortPrices,
} from '#contracts/drugs/priceList.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import type { Block, BlockContent } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Advertisement, MoreResults } from './BelowPrices.tsx';
import { CouponAction } from './CouponAction.tsx';
import type { ShownPrices } from './firstPrices.ts';
import { ListMessage, LoadingPrices } from './ListMessage.tsx';
import { type HiddenFields, PageForm } from './PageForm.tsx';
import { PharmacySearch } from './PharmacySearch.tsx';
import { PriceCard } from './PriceCard.tsx';
import { priceList } from './PriceList.styles.ts';
import { SortForm } from './SortForm.tsx';
import { trackButton } from './savingsEvents.ts';
import type { SavingsAction, SavingsState } from './savingsState.ts';

const messages = {
  empty: 'No pricing information found.',
  notFound: 'No results found for your search.',
  failed: 'No results found. Try editing the information provided or retry.',
} as const;

interface PriceListProps {
  slug: string;
  selected: SelectedDosage;
  place: NamedPlace;
  prices: ShownPrices | undefined;
  hasFailed: boolean;
  hiddenFields: HiddenFields;
  ad: readonly Block[];
  facts: DrugSavingsFacts;
  isNative: boolean;
  isPreview: boolean;
  retailers: BlockContent['retailers'];
  state: SavingsState;
  dispatch: Dispatch<SavingsAction>;
  onCoupon: (entry: PriceEntry, form: HTMLFormElement) => void;
}

export function PriceList({
  slug,
  selected,
  place,
  prices,
  hasFailed,
  hiddenFields,
  ad,
  facts,
  isNative,
  isPreview,
  retailers,
  state,
  dispatch,
  onCoupon,
}: PriceListProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { counter, searched, sortedBy } = state;
  const { allRetailers, cheapestRetailer } = groupPrices(prices?.data ?? [], retailers.logos);
  const from =
    place.lat === null || place.long === null ? undefined : { latitude: place.lat, longitude: place.long };
  const found = sortPrices(filterByName(allRetailers, searched), sortedBy, from);
  const { shown, group, groups } = groupAt(found, state.group);
  const status = statusOf(state, prices, hasFailed, found.length);
  const hasList = status === 'list' || status === 'notFound';
  const moment = hasList && prices?.seenAt ? shownMoment(prices.seenAt) : undefined;
  const most = Math.max(0, ...allRetailers.map((entry) => cardAmounts(entry, selected).savings ?? 0));
  const first = group * groupSize + 1;
  const range = `${shown.length === 1 ? first : `${first} to ${first + shown.length - 1}`} of ${found.length}`;
  const pharmacies = found.length === 1 ? '1 pharmacy' : `${range} pharmacies`;

  // The pressed button disappears with its list, or ends up far below the new one.
  const act = (action: SavingsAction): void => {
    heading.current?.focus();
    dispatch(action);
  };
  return (
    <div className={priceList} aria-busy={counter === 1 || undefined}>
      <h3 ref={heading} tabIndex={-1}>
        <OwnWords>Prices near {place.zip}</OwnWords>
      </h3>
      {facts.isSample && (
        <p data-sample="">
          <OwnWords>{sampleNote}</OwnWords>
        </p>
      )}
      <p role="status" className="visually-hidden">
        <OwnWords>{announcement(state, status, `${pharmacies} near ${place.zip}`)}</OwnWords>
      </p>
      {hasList && (
        <div data-tools="">
          <PharmacySearch slug={slug} hiddenFields={hiddenFields} typed={state.typed} dispatch={dispatch} />
          {from && allRetailers.some(({ retailer }) => retailer.location?.coordinates) && (
            <SortForm
              slug={slug}
              hiddenFields={{ ...hiddenFields, pharmacy: searched }}
              sortedBy={sortedBy}
              dispatch={dispatch}
            />
          )}
        </div>
      )}
      {status === 'loading' && <LoadingPrices />}
      {status === 'unasked' && (
        <p>
          <OwnWords>Here readers find the prices of the day on which they read it.</OwnWords>
        </p>
      )}
      {status === 'list' && (
        <ul>
          {shown.map((entry) => (
            <PriceCard
              key={entry.retailer.name}
              entry={entry}
              drugMSRP={selected.drugMSRP}
              from={from}
              isLowest={entry === cheapestRetailer}
              retailers={retailers}
            >
              <CouponAction
                entry={entry}
                selected={selected}
                slug={slug}
                place={place}
                facts={facts}
                isNative={isNative}
                onOpen={isPreview ? undefined : onCoupon}
              />
            </PriceCard>
          ))}
        </ul>
      )}
      {status === 'list' && groups > 1 && (
        <MoreResults
          slug={slug}
          hiddenFields={{ ...hiddenFields, pharmacy: searched, group: String(groupAfter(group, groups)) }}
          range={range}
          onMore={() => act({ type: 'grouped', group: groupAfter(group, groups) })}
        />
      )}
      {status === 'empty' && <ListMessage message={messages.empty} />}
      {status === 'notFound' && (
        <ListMessage message={messages.notFound}>
          <PageForm slug={slug} hiddenFields={hiddenFields} onSubmit={() => act({ type: 'reset' })}>
            <button type="submit" {...trackButton('reset')}>
              <OwnWords>Reset</OwnWords>
            </button>
          </PageForm>
        </ListMessage>
      )}
      {status === 'failed' && (
        <ListMessage message={messages.failed}>
          <PageForm slug={slug} hiddenFields={hiddenFields} onSubmit={() => act({ type: 'retried' })}>
            <button type="submit" {...trackButton('retry')}>
              <OwnWords>Retry</OwnWords>
            </button>
          </PageForm>
        </ListMessage>
      )}
      <p>
        <OwnWords>
          A coupon is free and is not insurance. Show it at the pharmacy: it can save up to 80 percent
          {most > 0 && `, here up to ${most} percent`}. It never expires, though the price may change.
        </OwnWords>
      </p>
      {moment && (
        <p>
          <small>
            <OwnWords>
              Prices seen <time dateTime={prices?.seenAt}>{moment}</time>
            </OwnWords>
          </small>
        </p>
      )}
      {ad.map((block, index) => (
        <Advertisement key={index} block={block} />
      ))}
    </div>
  );
}

type Status = 'loading' | 'list' | 'unasked' | keyof typeof messages;

function statusOf(
  { counter }: SavingsState,
  prices: ShownPrices | undefined,
  hasFailed: boolean,
  found: number,
): Status {
  if (counter === 1) return 'loading';
  if (hasFailed) return 'failed';
  if (!prices) return 'unasked';
  if (prices.data.length === 0) return 'empty';
  return found === 0 ? 'notFound' : 'list';
}

/** The live region's text; empty until the list changes. */
function announcement({ isChanged, sortedBy }: SavingsState, status: Status, range: string): string {
  if (!isChanged || status === 'unasked') return '';
  if (status === 'loading') return 'Loading prices.';
  // Includes the order, because re-sorting changes nothing else in the text.
  return status === 'list' ? `${range}, by ${sortedBy}.` : messages[status];
}
