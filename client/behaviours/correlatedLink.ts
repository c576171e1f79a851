import { withOwnCorrelationId } from '#contracts/affiliate.ts';
import { affiliateAttribute } from '#contracts/markers.ts';
import { keepIdFresh } from '../freshId.ts';

/** Links of a text to other pages, but for those that somebody pays for: these get their ids as paid ones. */
const ownLinks = `a[href]:not([${affiliateAttribute}],[href^="#"],[href^="mailto:"],[href^="tel:"])`;

/** Keeps the correlation ids of links fresh that nobody pays for: of one link, or of all in a text. */
export function start(marked: Element): void {
  const links =
    marked instanceof HTMLAnchorElement ? [marked] : marked.querySelectorAll<HTMLAnchorElement>(ownLinks);
  for (const link of links) keepIdFresh(link, withOwnCorrelationId);
}
