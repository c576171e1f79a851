import { counterAdvice, couponNature } from '#contracts/drugs/counterAdvice.ts';
import { codeLines, dosageLine } from '#contracts/drugs/coupon.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import type { CouponMedicine, CouponToSend } from './couponToSend.ts';

export interface Sender {
  name: string;
  origin: string;
  isSample: boolean;
}

export type CouponLine = readonly [label: string, value: string];

/** Without any text of a browser. */
export function offerLines({ medicine, offer, seenAt }: CouponToSend): readonly CouponLine[] {
  const lines: CouponLine[] = [];
  if (medicine) lines.push(['Medicine', medicine.name], ['Dosage', dosageOf(medicine)]);
  if (offer) lines.push(['Pharmacy', offer.retailer], ['Price with the coupon', formatUsd(offer.amount)]);
  const moment = offer && seenAt !== undefined ? shownMoment(seenAt) : undefined;
  if (moment !== undefined) lines.push(['Price seen', moment]);
  return lines;
}

function dosageOf({ manufacturer, dosage, quantity }: CouponMedicine): string {
  return quantity === undefined
    ? `${manufacturer}, ${dosage}`
    : dosageLine({ manufacturer, dosage, quantity });
}

export function adviceOf({ medicine }: CouponToSend): readonly string[] {
  return [...counterAdvice({ isControlled: medicine?.isControlled ?? false }), couponNature];
}

/** The text message names no medicine, because carriers can read it. */
export function textMessage({ codes, offer }: CouponToSend, { name, isSample }: Sender): string {
  const codesShown = codeLines(codes).map(([label, value]) => `${label} ${value}`);
  return [
    `${name}: your pharmacy coupon.`,
    ...(isSample ? [`${sampleNote}.`] : []),
    `${codesShown.join(', ')}.`,
    ...(offer ? [`${formatUsd(offer.amount)} at ${offer.retailer}.`] : []),
    'Show it when you fill your prescription. Not insurance.',
  ].join(' ');
}
