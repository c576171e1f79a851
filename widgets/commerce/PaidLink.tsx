import type { ReactNode } from 'react';
import { type AffiliateIds, affiliateAttribute, affiliateUrl } from '../../contracts/affiliate.ts';
import { checkLink } from '../../contracts/link.ts';
import type { TrackingEvent } from '../../contracts/tracking.ts';
import { paidLinkRel } from '../../transformer/html/cleanAttributes.ts';
import { trackClick, trackView } from '../tracking/trackingAttributes.ts';

interface PaidLinkProps {
  /** The redirect address as the article has it. */
  url: string;
  ids: AffiliateIds;
  /**
   * What to report when it is clicked; the browser adds the correlation id and the address really opened. That it was
   * seen is reported by the same facts.
   */
  event: TrackingEvent;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A link that somebody pays for. It says so to search engines, carries the ids of its product, and opens beside the
 * article. An address that cannot be read stays as it is; one that is not safe is no link, only its text.
 */
export function PaidLink({ url, ids, event, children, className }: PaidLinkProps): ReactNode {
  const link = checkLink(url);
  if (!link.ok) return children;
  return (
    <a
      className={className}
      href={link.readable ? affiliateUrl(link.href, ids) : url}
      rel={paidLinkRel}
      target="_blank"
      {...{ [affiliateAttribute]: '' }}
      {...trackView(linkViewed(event))}
      {...trackClick(event)}
    >
      {children}
    </a>
  );
}

/** That the link was seen: which one and where, without what came of a click or what is on offer. */
function linkViewed({
  kind: _kind,
  actionOutcome: _outcome,
  coupon: _coupon,
  customDimensions: _dimensions,
  elementType = 'LINK',
  ...facts
}: TrackingEvent): TrackingEvent {
  return { kind: 'element-viewed', ...facts, elementType };
}
