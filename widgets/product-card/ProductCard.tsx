import { type ReactNode, useId } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { cardAnchor, firstPage } from '../commerce/cardAnchor.ts';
import { FeaturedPartnerBanner } from '../commerce/FeaturedPartnerBanner.tsx';
import { ScoreBoard } from '../commerce/ScoreBoard.tsx';
import { unbroken } from '../commerce/unbroken.styles.ts';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { trackLoad, trackView } from '../tracking/trackingAttributes.ts';
import { animationsIn } from '../ui/animatedPictures.ts';
import { cardBox } from '../ui/card.styles.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { pictureGround } from '../ui/pictureGround.styles.ts';
import { prose } from '../ui/prose.styles.ts';
import { ReadMore } from '../ui/ReadMore.tsx';
import { CardAccordions, PointsAccordion } from './CardAccordions.tsx';
import { Folded } from './Folded.tsx';
import { Offer } from './Offer.tsx';
import {
  body,
  byline,
  card,
  partTitle,
  picture,
  review,
  soft,
  summary,
  verdict,
} from './ProductCard.styles.ts';
import { chips } from './ProductFacts.styles.ts';
import { ProductHeader } from './ProductHeader.tsx';
import { type ProductCardContent, productCardContent } from './productCardContent.ts';
import { cardEvents } from './productTracking.ts';

/** A higher review is folded, in CSS pixels. */
const reviewCollapseThreshold = 154;

const fewHighlights = 3;

const pictureWidth = 360;
const smallPictureWidth = 96;

/**
 * After an article's first cards, cards are compact. Experiment `commercePropensity`: likely buyers get dense
 * cards, others full ones with the offer after the review.
 */
export default function ProductCard({
  data,
  block,
}: WidgetProps<
  'product-card',
  'indexOfKind' | 'placeOfKind' | 'nextOfKind' | 'hasFirstPicture' | 'contentMeta' | 'commercePropensity'
>): ReactNode {
  const titleId = useId();
  const content = productCardContent(data, block);
  if (!content) return null;
  const events = cardEvents(data, content);
  const ids = { productId: content.productId, brandId: data.brandId, campaignId: data.campaignId };
  const density = isCompact(block) ? 'compact' : block.commercePropensity === 'high' ? 'dense' : undefined;
  const parts = { data, content, ids, events };
  const brand = <Brand content={content} isVetted={data.isBrandApproved ?? false} />;
  const points = <PointsAccordion {...parts} />;
  const offer = content.offer && (
    <Offer
      content={content.offer}
      isAfterFewHighlights={content.highlights.length <= fewHighlights}
      isOutlined={data.isFeaturedPartner || data.isNotRecommended || false}
      ids={ids}
      events={events}
    />
  );
  const isOfferLast = block.commercePropensity === 'low';
  // A small card has no room for a separate row.
  const isOfferByName = offer && !isOfferLast && density !== undefined;
  return (
    <article
      className={`${cardBox} ${card}`}
      data-density={density}
      id={cardAnchor(firstPage, block.indexOfKind)}
      aria-labelledby={titleId}
      {...events.facts}
      {...trackLoad(events.product('product-loaded'))}
      {...trackView(events.product('product-viewed'))}
    >
      {data.isFeaturedPartner && <FeaturedPartnerBanner events={events} />}
      <div
        className={body}
        data-picture={data.imgSrc ? '' : undefined}
        data-offer={isOfferByName ? 'beside' : undefined}
      >
        {data.imgSrc && (
          <div
            className={`${pictureGround} ${picture}`}
            style={data.bgColor ? { background: data.bgColor } : undefined}
          >
            <Picture
              src={data.imgSrc}
              alt={data.imgAlt}
              width={data.imgWidth}
              height={data.imgHeight}
              shownWidth={density ? smallPictureWidth : pictureWidth}
              eager={block.hasFirstPicture}
            />
          </div>
        )}
        <div className={summary}>
          <ProductHeader titleId={titleId} content={content} isShort={density === 'compact'} />
          {density !== 'compact' && brand}
        </div>
        {content.verdict && (
          <p className={verdict} data-against={data.isNotRecommended ? '' : undefined}>
            {data.isNotRecommended && (
              <span className="visually-hidden">
                <OwnWords>Not recommended: </OwnWords>
              </span>
            )}
            <span className={isMarked(data, block) ? marker : undefined}>{content.verdict}</span>
          </p>
        )}
        {!density && points}
        {!isOfferLast && offer}
      </div>
      {density === 'compact' ? (
        <Folded content={content} next={block.nextOfKind} events={events}>
          {brand}
          {points}
          <EditorialReview content={content} isWhole events={events} />
          <CardAccordions {...parts} isUnfolded />
        </Folded>
      ) : (
        <>
          {density && points}
          <EditorialReview content={content} events={events} />
          {isOfferLast && offer && <div>{offer}</div>}
          <CardAccordions {...parts} />
        </>
      )}
    </article>
  );
}

const wholeCards = 3;

/** Whether the verdict is marked: only a positive one, and never in a paid placement. */
function isMarked(
  { isFeaturedPartner, isNotRecommended }: BlockDataByType['product-card'],
  { placeOfKind }: Pick<BlockContext, 'placeOfKind'>,
): boolean {
  return placeOfKind < wholeCards && !isFeaturedPartner && !isNotRecommended;
}

/** Whether a card is compact: from the fourth on, except for readers classified as preferring to read. */
function isCompact({
  placeOfKind,
  commercePropensity,
}: Pick<BlockContext, 'placeOfKind' | 'commercePropensity'>): boolean {
  return placeOfKind >= wholeCards && commercePropensity !== 'low';
}

interface BrandProps {
  content: Pick<ProductCardContent, 'brand' | 'tags' | 'badges'>;
  isVetted: boolean;
}

function Brand({ content: { brand, tags, badges }, isVetted }: BrandProps): ReactNode {
  const words = [...new Set([...tags, ...badges])];
  return (
    <>
      {(brand || isVetted) && (
        <div className={soft}>
          {brand}{' '}
          {isVetted && (
            <a href={siteLinks.brandVetting} className={unbroken}>
              <OwnWords>✓ Vetted brand</OwnWords>
            </a>
          )}
        </div>
      )}
      {words.length > 0 && (
        <ul className={chips}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface EditorialReviewProps {
  content: ProductCardContent;
  /** Whether a long review is shown in full: nothing folds twice. */
  isWhole?: boolean;
  events: ProductEvents;
}

function EditorialReview({ content, isWhole, events }: EditorialReviewProps): ReactNode {
  const { editorialReview, reviewAuthor, scoreBoard } = content;
  if (!editorialReview && !scoreBoard) return null;
  const event = events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text: 'Our scores' });
  return (
    <section className={review} {...animationsIn(editorialReview)}>
      {editorialReview && (
        <>
          <div className={byline}>
            <h4 className={partTitle}>
              <OwnWords>Our review</OwnWords>
            </h4>
            {reviewAuthor && <OwnWords>By {reviewAuthor}</OwnWords>}
          </div>
          {isWhole ? (
            <RichHtml html={editorialReview} className={prose} />
          ) : (
            <ReadMore html={editorialReview} threshold={reviewCollapseThreshold} />
          )}
        </>
      )}
      {scoreBoard && <ScoreBoard {...scoreBoard} event={event} />}
    </section>
  );
}
