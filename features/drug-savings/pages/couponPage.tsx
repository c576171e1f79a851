import type { ReactNode } from 'react';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import type { CouponOffer } from '#contracts/drugs/couponOffer.ts';
import { privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import { drugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { Drug } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import type { PageRenderer } from '#shell/renderPage.ts';
import { Coupon } from '#widgets/drug-savings/coupon/Coupon.tsx';
import { present } from '#widgets/ui/presentText.ts';
import { couponPage as couponPageStyle, note, page } from './couponPage.styles.ts';
import { savingsBlock, savingsBlockType } from './savingsBlock.ts';

export type ShownCouponPage =
  | { kind: 'coupon'; offer: CouponOffer; codes: CouponCodes }
  | { kind: 'unavailable'; again: string }
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: string };

interface CouponPageParts {
  shown: ShownCouponPage;
  drug: Drug;
  prices: string;
}

/** The same as in the dialog: without script, and in place of the sample partner's site. */
export function couponPage({ shown, drug, prices }: CouponPageParts, renderer: PageRenderer): Document {
  const { name, drugSavings, configuration, content } = renderer.site;
  const facts = drugSavingsFacts(drugSavings, configuration.drugSavings, configuration.placements);
  const heading = shown.kind === 'coupon' ? present(facts?.couponWords.heading) : undefined;
  return shellPage(
    {
      title: `Your coupon: ${drug.name}`,
      part: 'drug-coupon',
      blockTypes: new Set(shown.kind === 'coupon' ? [savingsBlockType] : []),
      privatePage: { path: privateDrugPath, blockTypes: [savingsBlockType] },
      children: (
        <div className={`${page} ${couponPageStyle}`} data-coupon-page="">
          <p data-screen="">
            <a href={prices}>
              Back to prices of <bdi>{drug.name}</bdi>
            </a>
          </p>
          <h1 data-screen={shown.kind === 'coupon' ? '' : undefined}>{heading ?? headings[shown.kind]}</h1>
          {shown.kind === 'coupon' ? (
            <>
              <p data-screen="">
                Show this page at the pharmacy, on your phone or printed. The pharmacist needs the four codes.
              </p>
              <div dangerouslySetInnerHTML={couponActions(shown.codes, drug, renderer)} />
              {facts && (
                <Coupon
                  offer={shown.offer}
                  codes={shown.codes}
                  level={2}
                  facts={facts}
                  siteName={name}
                  retailers={content.retailers}
                />
              )}
            </>
          ) : (
            <Trouble shown={shown} prices={prices} />
          )}
        </div>
      ),
    },
    renderer,
  );
}

function couponActions(coupon: CouponCodes, { slug, name, manufacturers }: Drug, renderer: PageRenderer) {
  return savingsBlock(
    {
      // A block without manufacturers is a card without script.
      data: { drugName: name, drugSlug: slug, manufacturers: manufacturers.slice(0, 1) },
      view: {
        place: defaultPlace,
        pharmacy: '',
        group: 0,
        sort: 'price',
        isFailed: false,
        coupon,
      },
    },
    renderer,
  );
}

const headings: Readonly<Record<ShownCouponPage['kind'], string>> = {
  coupon: 'Your coupon',
  unavailable: 'No coupon right now',
  unknown: 'Coupon not found',
  refused: 'Invalid coupon address',
};

function Trouble({
  shown,
  prices,
}: {
  shown: Exclude<ShownCouponPage, { kind: 'coupon' }>;
  prices: string;
}): ReactNode {
  if (shown.kind === 'unavailable')
    return (
      <>
        <p className={note} role="alert">
          The pricing partner does not respond. Nothing is wrong with what you have chosen.
        </p>
        <p>
          <a href={shown.again}>Try again</a>
        </p>
      </>
    );
  return (
    <>
      <p className={note} role="alert">
        {shown.kind === 'refused'
          ? shown.reason
          : 'Our partner has no coupon for this price, or the price has changed.'}
      </p>
      <p>
        <a href={prices}>See today’s prices</a>
      </p>
    </>
  );
}
