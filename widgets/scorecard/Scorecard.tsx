import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { Discount } from '../commerce/Discount.tsx';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { PartnerDisclaimer } from '../commerce/PartnerDisclaimer.tsx';
import { ProsAndCons } from '../commerce/ProsAndCons.tsx';
import { ScoreList } from '../commerce/ScoreBoard.tsx';
import { formatScore, maxScore, scoreLabel } from '../commerce/score.ts';
import { shopButton } from '../commerce/shopButton.styles.ts';
import { productEvents } from '../tracking/productEvents.ts';
import { trackLoad, trackView } from '../tracking/trackingAttributes.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { header, headline, offer, scorecard } from './Scorecard.styles.ts';
import { scorecardContent } from './scorecardContent.ts';

const prosAndConsTitle = 'Pros & cons';

export default function Scorecard({ data, block }: WidgetProps<'scorecard', 'placeOfKind'>): ReactNode {
  const titleId = useId();
  const content = scorecardContent(data);
  if (!content) return null;
  const { title, brand, score, criteria, pros, cons, discount, shop } = content;
  const events = productEvents(
    {
      location: 'Scorecard',
      formatType: 'CARD',
      name: title,
      brand,
      variant: data.variantId,
      position: block.placeOfKind + 1,
    },
    { text: shop?.text, linkUrl: shop?.url, coupon: discount },
  );
  const ids = { productId: data.variantId, brandId: data.brandId, campaignId: data.campaignId };
  return (
    <article
      className={scorecard}
      aria-labelledby={titleId}
      {...events.facts}
      {...trackLoad(events.product('product-loaded'))}
      {...trackView(events.product('product-viewed'))}
    >
      <header className={header}>
        <div>
          {brand && <div>{brand}</div>}
          <h3 id={titleId}>{title}</h3>
        </div>
        {score !== undefined && <Headline score={score} />}
      </header>
      {criteria.length > 0 && <ScoreList criteria={criteria} />}
      {(shop || discount) && (
        <div className={offer}>
          {discount && <Discount text={discount} />}
          {shop && (
            <>
              <PaidLink
                className={shopButton}
                url={shop.url}
                ids={ids}
                event={events.product('product-clicked', {
                  elementType: 'BUTTON',
                  actionOutcome: 'EXTERNALLINK',
                })}
              >
                <OwnWords when={!data.ctaText?.trim()}>{shop.text}</OwnWords>
              </PaidLink>
              {shop.partner && <PartnerDisclaimer partner={shop.partner} />}
            </>
          )}
        </div>
      )}
      {(pros.length > 0 || cons.length > 0) && (
        <Accordion
          title={prosAndConsTitle}
          event={events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text: prosAndConsTitle })}
        >
          <ProsAndCons pros={pros} cons={cons} isTitled />
        </Accordion>
      )}
    </article>
  );
}

/** The score and its label, marked unless the label is the lowest: the marker says yes. */
function Headline({ score }: { score: number }): ReactNode {
  const label = scoreLabel(score);
  return (
    <p className={headline}>
      <b className={label === 'GOOD' ? undefined : marker}>{formatScore(score)}</b>{' '}
      <small>
        <OwnWords>out of {maxScore}</OwnWords>
      </small>{' '}
      <em>
        <OwnWords>{label}</OwnWords>
      </em>
    </p>
  );
}
