import type { ReactNode } from 'react';
import { type AffiliateIds, affiliateAttribute, affiliateUrl } from '#contracts/affiliate.ts';
import { checkLink } from '#contracts/link.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { paidLinkRel } from '#transformer/html/cleanAttributes.ts';
import { trackPaidLink } from '../tracking/trackingAttributes.ts';

interface PaidLinkProps {
  /** The redirect address as the article has it. */
  url: string;
  ids: AffiliateIds;
  /**
   * What to report when it is clicked; the browser adds the correlation id and the address really opened. By the same
   * facts it reports once that the link was seen.
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
      {...trackPaidLink(event)}
    >
      {children}
    </a>
  );
}
