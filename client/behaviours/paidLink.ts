import { withCorrelationId } from '#contracts/affiliate.ts';
import type { BehaviourParts } from '#contracts/behaviour.ts';
import { refreshIdOnClick } from '../freshId.ts';
import { rememberAffiliateIds } from './rememberAffiliateIds.ts';

/** Refreshes the correlation id of an affiliate link. Stores ids of clicked products with consent. */
export function start(link: Element, { consents }: Pick<BehaviourParts, 'consents'>): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  refreshIdOnClick(link, withCorrelationId, () => {
    if (consents()) rememberAffiliateIds(new URLSearchParams(link.search));
  });
}
