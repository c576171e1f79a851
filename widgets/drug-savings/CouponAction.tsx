import type { ReactNode } from 'react';
import { couponLink } from '#contracts/drugs/couponLink.ts';
import type { SelectedDosage } from '#contracts/drugs/drug.ts';
import { type CouponField, drugPages } from '#contracts/drugs/drugPages.ts';
import type { NamedPlace } from '#contracts/drugs/drugView.ts';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { couponTracking } from './savingsEvents.ts';

const defaultLabel = 'Get RX Coupon';

interface CouponActionProps {
  entry: PriceEntry;
  selected: SelectedDosage;
  slug: string;
  place: NamedPlace;
  facts: DrugSavingsFacts;
  isNative: boolean;
  /** Opens the coupon dialog. Without it, or without script, the form opens the coupon's page. */
  onOpen?: ((entry: PriceEntry, form: HTMLFormElement) => void) | undefined;
}

export function CouponAction({
  entry,
  selected,
  slug,
  place,
  facts,
  isNative,
  onOpen,
}: CouponActionProps): ReactNode {
  const label = present(facts.couponWords.button);
  const locationId = entry.retailer.location?.id;
  const name = (
    <>
      <OwnWords when={!label}>{label ?? defaultLabel}</OwnWords>
      {/* Identical button texts are indistinguishable for screen readers. */}
      <span className="visually-hidden">: {entry.retailer.name}</span>
    </>
  );
  if (!isNative) {
    const href = couponLink(
      facts.partnerSite,
      {
        drugSlug: selected.drugSlug,
        formulationId: selected.formulationId,
        quantity: selected.quantityValue,
        latitude: place.lat,
        longitude: place.long,
        postalCode: place.zip,
        retailerLocationId: locationId,
      },
      facts.utm,
    );
    return (
      <a data-coupon="" href={href} target="_blank" rel="noopener noreferrer" {...couponTracking}>
        {name}
        <OwnWords>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </OwnWords>
      </a>
    );
  }
  const fields: Record<CouponField, string | undefined> = {
    formulationId: selected.formulationId,
    quantity: String(selected.quantityValue),
    zip: place.zip,
    locationId,
  };
  return (
    <form
      data-coupon=""
      method="get"
      action={drugPages.coupon(slug)}
      onSubmit={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen(entry, event.currentTarget);
      }}
    >
      {Object.entries(fields).map(([field, value]) =>
        value ? <input key={field} type="hidden" name={field} value={value} /> : null,
      )}
      <button type="submit" {...couponTracking}>
        {name}
      </button>
    </form>
  );
}
