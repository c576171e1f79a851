import type { ReactNode } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import { HighlightValue, viewText } from '../commerce/HighlightValue.tsx';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { facts } from './ProductFacts.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

interface ProductFactsProps extends Pick<ProductCardContent, 'highlights' | 'details'> {
  ids: AffiliateIds;
  events: ProductEvents;
}

export function ProductFacts({ highlights, details, ids, events }: ProductFactsProps): ReactNode {
  return (
    <dl className={facts}>
      {highlights.map((highlight, index) => (
        <div key={index}>
          <dt>
            {highlight.label}
            {present(highlight.tooltip) && (
              <InfoPopup label={`About ${highlight.label}`}>
                <PlainText text={highlight.tooltip} isInline />
              </InfoPopup>
            )}
          </dt>
          <dd>
            <HighlightValue highlight={highlight} ids={ids} clicked={events.clicked} />
          </dd>
        </div>
      ))}
      {details.map(({ label, value, linkUrl }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {linkUrl ? (
              <SafeLink url={linkUrl}>
                {present(value) ? <PlainText text={value} /> : <OwnWords>{viewText}</OwnWords>}
              </SafeLink>
            ) : (
              <PlainText text={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
