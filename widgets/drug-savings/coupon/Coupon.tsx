import type { CSSProperties, ReactNode } from 'react';
import {
  counterAdvice,
  couponNature,
  couponPriceChange,
  couponPrintTitle,
  couponUsage,
} from '#contracts/drugs/counterAdvice.ts';
import { type CouponCodes, codeLines, couponSavings, dosageLine } from '#contracts/drugs/coupon.ts';
import type { CouponOffer } from '#contracts/drugs/couponOffer.ts';
import { sampleNote } from '#contracts/drugs/facts.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import { shownMoment } from '#contracts/drugs/seenAt.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import { retailerLogo } from '../../commerce/retailerLogos.ts';
import { Picture } from '../../ui/Picture.tsx';
import { coupon as couponStyle } from './Coupon.styles.ts';

interface CouponProps {
  offer: Pick<CouponOffer, 'shown' | 'seenAt' | 'isControlled'>;
  codes: CouponCodes;
  level: 2 | 3;
  isSample: boolean;
  retailers: BlockContent['retailers'];
}

/** Larger than on a card: printed in the size that the contract requires. */
const logo = { width: 155, height: 40 } as const;

/** A coupon for the pharmacy, on screen and on paper. All in English, for the pharmacist. */
export function Coupon({
  offer: { shown, seenAt, isControlled },
  codes,
  level,
  isSample,
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
      {isSample && <p data-sample="">{sampleNote}</p>}
      <p data-paper="title">{couponPrintTitle}</p>
      <div data-head="">
        <div>
          <p data-drug="">
            <bdi>{drugName}</bdi>
          </p>
          <p>
            <bdi>{dosageLine(dosageInformation)}</bdi>
          </p>
          <p data-price="">{formatUsd(discountedPrice)}</p>
          {savings && (
            <>
              <p>
                Retail price <s>{savings.retail}</s>
              </p>
              <p data-save="">You save {savings.youSave}</p>
            </>
          )}
        </div>
        <div data-where="">
          <Picture src={own?.imageSrc ?? retailerLogo(retailer, retailers)} alt="" {...logo} />
          <p>
            <bdi>{retailer}</bdi>
          </p>
        </div>
      </div>
      <Heading data-part="">For the pharmacist</Heading>
      <dl>
        {codeLines(codes).map(([label, code]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={charactersOf(code)}>{code}</dd>
          </div>
        ))}
      </dl>
      <Heading data-part="">At the counter</Heading>
      <ul>
        {counterAdvice({ isControlled }).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
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
