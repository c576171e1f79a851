import type { ReactNode } from 'react';
import type { AffiliateIds } from '../../schemas/affiliate.ts';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { InfoPopup } from '../shared/InfoPopup.tsx';
import { PaidLink } from '../shared/PaidLink.tsx';
import type { ProductEvents } from '../shared/productEvents.ts';
import { SafeLink } from '../shared/SafeLink.tsx';
import { facts } from './ProductCard.styles.ts';

type Highlight = NonNullable<BlockDataByType['product-card']['highlights']>[number];

interface HighlightsProps {
  highlights: readonly Highlight[];
  ids: AffiliateIds;
  events: ProductEvents;
}

/** The highlight whose link is an affiliate's redirect: the certificate of analysis (specification §7). */
const certificateLabel = 'COA';

/** What a link is called that has no value of its own. */
const viewText = 'View';

/** The facts that readers compare, each with what it means on request. */
export function Highlights({ highlights, ids, events }: HighlightsProps): ReactNode {
  if (highlights.length === 0) return null;
  return (
    <dl className={facts}>
      {highlights.map(({ label, value, tooltip, linkUrl }, index) => (
        <div key={index}>
          <dt>
            {label}
            {tooltip && <InfoPopup label={`About ${label}`}>{tooltip}</InfoPopup>}
          </dt>
          <dd>{linked(label, value ?? viewText, linkUrl)}</dd>
        </div>
      ))}
    </dl>
  );

  function linked(label: string, text: string, url: string | undefined): ReactNode {
    if (!url) return text;
    if (label.trim() !== certificateLabel) return <SafeLink url={url}>{text}</SafeLink>;
    const event = events.clicked({ elementType: 'LINK', actionOutcome: 'EXTERNALLINK', text, linkUrl: url });
    return (
      <PaidLink url={url} ids={ids} event={event}>
        {text}
      </PaidLink>
    );
  }
}
