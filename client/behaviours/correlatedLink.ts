import { withOwnCorrelationId } from '#contracts/affiliate.ts';
import { affiliateAttribute } from '#contracts/markers.ts';
import { refreshIdOnClick } from '../freshId.ts';

/** Links to other pages except affiliate links, which get their ids as such. */
const ownLinks = `a[href]:not([${affiliateAttribute}],[href^="#"],[href^="mailto:"],[href^="tel:"])`;

export function start(marked: Element): void {
  const links =
    marked instanceof HTMLAnchorElement ? [marked] : marked.querySelectorAll<HTMLAnchorElement>(ownLinks);
  for (const link of links) refreshIdOnClick(link, withOwnCorrelationId);
}
