import type { ReactNode } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { ProductCardHighlight } from '#schemas/generated/types.ts';
import type { TrackingFields } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { isPaidCertificate } from './facts.ts';
import { PaidLink } from './PaidLink.tsx';

interface HighlightValueProps {
  highlight: ProductCardHighlight;
  ids: AffiliateIds;
  clicked: (fields: TrackingFields) => TrackingEvent;
}

export const viewText = 'View';

export function HighlightValue({ highlight, ids, clicked }: HighlightValueProps): ReactNode {
  const { value, linkUrl } = highlight;
  const text = present(value) ?? viewText;
  const shown = <OwnWords when={!present(value)}>{text}</OwnWords>;
  if (!linkUrl) return shown;
  if (!isPaidCertificate(highlight)) return <SafeLink url={linkUrl}>{shown}</SafeLink>;
  return (
    <PaidLink
      url={linkUrl}
      ids={ids}
      event={clicked({ elementType: 'LINK', actionOutcome: 'EXTERNALLINK', text, linkUrl })}
    >
      {shown}
    </PaidLink>
  );
}
