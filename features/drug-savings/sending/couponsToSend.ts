import { manufacturerLabel } from '#contracts/drugs/drug.ts';
import type { IssuedCoupon } from '../coupons/issuedCoupons.ts';
import type { Formulation } from '../list/drugStore.ts';
import type { CouponMedicine, CouponToSend } from './couponToSend.ts';

interface CouponsParts {
  issuedOf: (couponID: string) => Promise<IssuedCoupon | undefined>;
  formulationOf: (formulationId: string) => Promise<Formulation | undefined>;
}

export function couponsToSend({ issuedOf, formulationOf }: CouponsParts) {
  return async (couponID: string): Promise<CouponToSend | undefined> => {
    const issued = await issuedOf(couponID);
    if (!issued) return undefined;
    const { codes, formulationId, quantity, price } = issued;
    const formulation = await formulationOf(formulationId);
    return {
      codes,
      medicine: formulation && medicineOf(formulation, quantity, { isSealed: price !== undefined }),
      offer: price && { retailer: price.retailerName, amount: price.amount },
      seenAt: price?.seenAt.toISOString(),
    };
  };
}

/** A quantity that is neither usual nor sealed is a browser's text, and is never sent. */
function medicineOf(
  { drug, manufacturer, dosage }: Formulation,
  quantity: number,
  { isSealed }: { isSealed: boolean },
): CouponMedicine {
  const usual = dosage.commonQuantities.find(({ value }) => value === quantity);
  return {
    name: drug.name,
    manufacturer: manufacturerLabel(manufacturer),
    dosage: dosage.dosage,
    quantity: usual?.display ?? (isSealed ? String(quantity) : undefined),
    isControlled: drug.schedule !== undefined,
  };
}
