import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { cardAnchor, firstPage } from '../commerce/cardAnchor.ts';
import { FeaturedPartnerBanner } from '../commerce/FeaturedPartnerBanner.tsx';
import { trackLoad, trackView } from '../tracking/trackingAttributes.ts';
import { cardBox } from '../ui/card.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CardAccordions } from './CardAccordions.tsx';
import { EditorialReview } from './EditorialReview.tsx';
import { Highlights } from './Highlights.tsx';
import { Offer } from './Offer.tsx';
import { body, card, picture, ribbon, summary } from './ProductCard.styles.ts';
import { ProductHeader } from './ProductHeader.tsx';
import { productCardContent } from './productCardContent.ts';
import { cardEvents } from './productTracking.ts';

/** With this many highlights or fewer, the button keeps another distance to what is above it. */
const fewHighlights = 3;

/** The greatest width of the picture, in CSS pixels: a phone's, where it stands across the card. */
const pictureWidth = 360;

/**
 * A product that the article recommends: what it is, what it costs and where, and what our editors and testers say.
 * Works wholly without JavaScript. A card without a product's name renders nothing.
 *
 * Readers who are taken to want to buy get dense cards; for those who rather read, the offer comes after the review
 * (experiment `commercePropensity`).
 */
export default function ProductCard({
  data,
  block,
}: WidgetProps<
  BlockDataByType['product-card'],
  'indexOfKind' | 'holdsFirstPicture' | 'contentMeta' | 'commercePropensity'
>): ReactNode {
  const titleId = useId();
  const content = productCardContent(data, block);
  if (!content) return null;
  const events = cardEvents(data, content);
  const ids = { productId: content.productId, brandId: data.brandId, campaignId: data.campaignId };
  const offer = content.offer && (
    <Offer
      content={content.offer}
      isAfterFewHighlights={content.highlights.length <= fewHighlights}
      ids={ids}
      events={events}
    />
  );
  return (
    <article
      className={`${cardBox} ${card}`}
      data-density={block.commercePropensity === 'high' ? 'dense' : undefined}
      id={cardAnchor(firstPage, block.indexOfKind)}
      aria-labelledby={titleId}
      {...events.facts}
      {...trackLoad(events.product('product-loaded'))}
      {...trackView(events.product('product-viewed'))}
    >
      {data.isFeaturedPartner && <FeaturedPartnerBanner events={events} />}
      {content.ribbon && (
        <div className={ribbon}>
          <OwnWords when={!data.superlative?.trim()}>{content.ribbon}</OwnWords>
        </div>
      )}
      <div className={body}>
        {data.imgSrc && (
          <div className={picture} style={data.bgColor ? { background: data.bgColor } : undefined}>
            <Picture
              src={data.imgSrc}
              alt={data.imgAlt}
              width={data.imgWidth}
              height={data.imgHeight}
              shownWidth={pictureWidth}
              eager={block.holdsFirstPicture}
            />
          </div>
        )}
        <div className={summary}>
          <ProductHeader titleId={titleId} content={content} isVetted={data.isBrandApproved ?? false} />
          <Highlights highlights={content.highlights} ids={ids} events={events} />
        </div>
      </div>
      {block.commercePropensity !== 'low' && offer}
      <EditorialReview content={content} events={events} />
      {block.commercePropensity === 'low' && offer}
      <CardAccordions data={data} content={content} events={events} />
    </article>
  );
}
