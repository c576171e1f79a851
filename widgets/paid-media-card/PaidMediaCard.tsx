import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { advert, advertLabel } from '../commerce/advert.styles.ts';
import { knownPartner } from '../commerce/affiliatePartners.ts';
import { Discount } from '../commerce/Discount.tsx';
import { FeaturedPartnerBanner } from '../commerce/FeaturedPartnerBanner.tsx';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { PartnerDisclaimer } from '../commerce/PartnerDisclaimer.tsx';
import { advertisementLabel, defaultCallToAction } from '../commerce/paidMedia.ts';
import { StarRating } from '../commerce/StarRating.tsx';
import { formatScore, ratingOf } from '../commerce/score.ts';
import { productEvents } from '../tracking/productEvents.ts';
import { trackLoad, trackView } from '../tracking/trackingAttributes.ts';
import { cardBox } from '../ui/card.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { badge, body, finePrint, label, text } from './PaidMediaCard.styles.ts';

/** The first words of a call to action are the button's label, the rest its fine print. */
const labelWords = 2;

const pictureWidth = 360;

export default function PaidMediaCard({
  data,
  block,
}: WidgetProps<'paid-media-card', 'placeOfKind' | 'hasFirstPicture'>): ReactNode {
  const titleId = useId();
  const rating = ratingOf(data.rating);
  const partner = data.ctaUrl ? knownPartner(data.ctaUrl) : undefined;
  const callToAction = data.ctaText?.trim() || defaultCallToAction;
  const { label: words, finePrint: rest } = splitCallToAction(callToAction);
  const events = productEvents(
    {
      location: 'Paid media card',
      formatType: 'CARD',
      name: data.mainText,
      brand: data.brand,
      productId: data.id,
      position: data.position ?? block.placeOfKind + 1,
    },
    { text: data.ctaUrl && callToAction, linkUrl: data.ctaUrl, coupon: data.discount },
  );
  return (
    <article
      className={`${cardBox} ${advert}`}
      aria-labelledby={titleId}
      {...events.facts}
      {...trackLoad(events.product('product-loaded'))}
      {...trackView(events.product('product-viewed'))}
    >
      {data.isFeaturedPartner ? (
        <FeaturedPartnerBanner events={events} />
      ) : (
        <small className={`${advertLabel} ${label}`}>
          <OwnWords>{advertisementLabel}</OwnWords>
        </small>
      )}
      <div className={body}>
        <Picture
          src={data.imgSrc}
          alt={data.imgAlt}
          width={data.imgWidth}
          height={data.imgHeight}
          shownWidth={pictureWidth}
          eager={block.hasFirstPicture}
        />
        <div className={text}>
          {data.brand?.trim() && <small>{data.brand}</small>}
          <b id={titleId}>{data.mainText}</b>
          {rating && (
            <span className={badge}>
              <StarRating score={rating.score} by="customers" />{' '}
              <b aria-hidden="true">{formatScore(rating.score)}</b>
            </span>
          )}
          <Paragraphs text={data.subText} />
          {data.discount?.trim() && <Discount text={data.discount} />}
          {data.ctaUrl && (
            <PaidLink
              className={outlinedButton}
              url={data.ctaUrl}
              ids={{ productId: data.id }}
              event={events.product('product-clicked', {
                elementType: 'BUTTON',
                actionOutcome: 'EXTERNALLINK',
              })}
            >
              <b>
                <OwnWords when={words === defaultCallToAction}>{words}</OwnWords>
              </b>
              {rest && (
                <>
                  {' '}
                  <small className={finePrint}>{rest}</small>
                </>
              )}
            </PaidLink>
          )}
          {partner && <PartnerDisclaimer partner={partner} />}
        </div>
      </div>
    </article>
  );
}

interface CallToAction {
  label: string;
  finePrint: string | undefined;
}

export function splitCallToAction(text: string): CallToAction {
  const words = text.trim().split(/\s+/);
  return {
    label: words.slice(0, labelWords).join(' '),
    finePrint: words.slice(labelWords).join(' ') || undefined,
  };
}
