import type { ReactNode } from 'react';
import type { AffiliateIds } from '../../contracts/affiliate.ts';
import type { ProductCardHighlight } from '../../schemas/generated/types.ts';
import { HighlightValue } from '../commerce/HighlightValue.tsx';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { present } from '../ui/presentText.ts';
import { facts } from './ProductCard.styles.ts';

interface HighlightsProps {
  highlights: readonly ProductCardHighlight[];
  ids: AffiliateIds;
  events: ProductEvents;
}

/** The facts that readers compare, each with what it means on request. */
export function Highlights({ highlights, ids, events }: HighlightsProps): ReactNode {
  if (highlights.length === 0) return null;
  return (
    <dl className={facts}>
      {highlights.map((highlight, index) => (
        <div key={index}>
          <dt>
            {highlight.label}
            {present(highlight.tooltip) && (
              <InfoPopup label={`About ${highlight.label}`}>{highlight.tooltip}</InfoPopup>
            )}
          </dt>
          <dd>
            <HighlightValue highlight={highlight} ids={ids} clicked={events.clicked} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
