import type { CSSProperties, ReactNode } from 'react';
import {
  counterAdvice,
  couponNature,
  couponPriceChange,
  couponPrintTitle,
  couponUsage,
} from '#contracts/drugs/counterAdvice.ts';
import {
  type CouponCodes,
  codeLines,
  copyCodeAttribute,
  couponSavings,
  dosageLine,
} from '#contracts/drugs/coupon.ts';
import type { CouponOffer } from '#contracts/drugs/couponOffer.ts';
import { type DrugSavingsFacts, sampleNote } from '#contracts/drugs/facts.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import { retailerLogo } from '../../commerce/retailerLogos.ts';
import { Picture } from '../../ui/Picture.tsx';
import { coupon as couponStyle } from './Coupon.styles.ts';
import { couponButton } from './couponEvents.ts';

interface CouponProps {
  offer: Pick<CouponOffer, 'shown' | 'seenAt' | 'isControlled'>;
  codes: CouponCodes;
  level: 2 | 3;
  facts: Pick<DrugSavingsFacts, 'isSample' | 'helpPhone'>;
  siteName: string;
  retailers: BlockContent['retailers'];
}

/** Larger than on a card: printed in the size that the contract requires. */
const logo = { width: 155, height: 40 } as const;

/** A coupon for the pharmacy, on screen and on paper. All in English, for the pharmacist. */
export function Coupon({
  offer: { shown, seenAt, isControlled },
  codes,
  level,
  facts: { isSample, helpPhone },
  siteName,
  retailers,
}: CouponProps): ReactNode {
  const { pricingInformation, dosageInformation, retailerInformation } = shown;
  const { drugName, discountedPrice, retailPrice, percentSavings } = pricingInformation;
  const { name: retailer, logo: own } = retailerInformation;
  const Heading = `h${level}` as const;
  const savings = couponSavings(discountedPrice, retailPrice, percentSavings);
  const moment = seenAt === undefined ? undefined : shownMoment(seenAt);
  return (
    <div className={couponStyle} lang="en" dir="ltr">
      <p data-paper="site">{siteName}</p>
      <p data-paper="title">{couponPrintTitle}</p>
      {isSample && <p data-sample="">{sampleNote}</p>}
      <div data-head="">
        <div>
          <p data-drug="">
            <bdi>{drugName}</bdi>
          </p>
          <p>
            <bdi>{dosageLine(dosageInformation)}</bdi>
          </p>
        </div>
        <Picture src={own?.imageSrc ?? retailerLogo(retailer, retailers)} alt="" {...logo} />
      </div>
      <p>
        <span data-price="">{formatUsd(discountedPrice)}</span> at <bdi>{retailer}</bdi>
      </p>
      {savings && (
        <div data-savings="">
          <p>
            Retail price <s>{savings.retail}</s>
          </p>
          <p data-save="">You save {savings.youSave}</p>
        </div>
      )}
      <Heading data-part="">For the pharmacist</Heading>
      <dl>
        {codeLines(codes).map(([label, code]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={charactersOf(code)}>
              {code}
              <button
                type="button"
                aria-label={`Copy ${label}`}
                {...{ [copyCodeAttribute]: '' }}
                {...couponButton('coupon-copy')}
              >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path d="M9 8h11v12H9zM15 8V4H4v12h5" />
                  <path d="M5 12l5 5 9-10" />
                </svg>
              </button>
              <output className="visually-hidden" />
            </dd>
          </div>
        ))}
      </dl>
      <Heading data-part="">At the counter</Heading>
      <ul>
        {counterAdvice({ isControlled }).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      {helpPhone && (
        <p data-help="">
          Questions? Readers and pharmacists call{' '}
          <a href={`tel:${helpPhone.replace(/[^\d+]/g, '')}`}>{helpPhone}</a>
        </p>
      )}
      <p>
        <small>
          <span data-screen="">{couponNature} </span>
          <span data-paper="change">{couponPriceChange} </span>
          {moment && (
            <>
              Price seen <time dateTime={seenAt}>{moment}</time>.
            </>
          )}
        </small>
      </p>
      <ul data-paper="usage">
        {couponUsage(retailer).map((usage) => (
          <li key={usage}>{usage}</li>
        ))}
      </ul>
    </div>
  );
}

/** The code's length for the style sheet, which sizes it to fit one line. */
function charactersOf(code: string): CSSProperties {
  return { '--characters': code.length } as CSSProperties;
}
