import type { ReactNode } from 'react';
import { type AffiliateIds, affiliateAttribute, affiliateUrl } from '#contracts/affiliate.ts';
import { checkLink } from '#contracts/link.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { paidLinkRel } from '#transformer/html/cleanAttributes.ts';
import { trackPaidLink } from '../tracking/trackingAttributes.ts';

interface PaidLinkProps {
  url: string;
  ids: AffiliateIds;
  /** Reported on click, with correlation id and final address from the browser, and once on first view. */
  event: TrackingEvent;
  children: ReactNode;
  className?: string | undefined;
}

/** Marked for search engines, in a new tab. An unreadable address stays; an unsafe one renders as text. */
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
      {...trackPaidLink(event)}
    >
      {children}
    </a>
  );
}
