import { withCorrelationId } from '#contracts/affiliate.ts';
import type { BehaviourParts } from '#contracts/behaviour.ts';
import { keepIdFresh } from '../freshId.ts';
import { rememberAffiliateIds } from './rememberAffiliateIds.ts';

/**
 * Keeps the correlation id of a paid link fresh. Ids of what is clicked are kept in this browser where the reader has
 * agreed to it.
 */
export function start(link: Element, { consents }: Pick<BehaviourParts, 'consents'>): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  keepIdFresh(link, withCorrelationId, () => {
    if (consents()) rememberAffiliateIds(new URLSearchParams(link.search));
  });
}
