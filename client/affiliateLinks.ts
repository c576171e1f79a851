import { affiliateAttribute, withCorrelationId } from '../contracts/affiliate.ts';
import { type ConsentGate, noConsent } from './consent.ts';
import { rememberAffiliateIds } from './rememberAffiliateIds.ts';

/** How long a link keeps the correlation id of a click, in milliseconds (specification §9). */
export const clickIdMs = 2000;

const affiliateLink = `a[${affiliateAttribute}]`;
const middleButton = 1;

/** What a link is set back to, and when. */
const clicked = new WeakMap<Element, { before: string; timer: ReturnType<typeof setTimeout> }>();

/**
 * Gives every affiliate link a fresh correlation id: one now, and on each click a new one, which is taken back after
 * a while (specification §4). An address that cannot be read stays as it is; the server has reported it.
 *
 * @param consents whether the ids of clicked products may be kept in this browser
 */
export function start(root: ParentNode, consents: ConsentGate = noConsent): void {
  for (const link of root.querySelectorAll(affiliateLink)) renewId(link, addressOf(link));

  const onClick = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest(affiliateLink) : null;
    if (!link) return;
    insertClickId(link);
    if (consents()) rememberAffiliateIds(addressOf(link));
  };
  // Before anybody else hears of the click, so that all of them see the address that is really opened.
  root.addEventListener('click', onClick, { capture: true });
  root.addEventListener(
    'auxclick',
    (event) => {
      if (event instanceof MouseEvent && event.button === middleButton) onClick(event);
    },
    { capture: true },
  );
}

/** The address of before the first of several quick clicks is the one that comes back: nothing piles up. */
function insertClickId(link: Element): void {
  const earlier = clicked.get(link);
  clearTimeout(earlier?.timer);
  const before = earlier?.before ?? addressOf(link);
  renewId(link, before);
  const timer = setTimeout(() => {
    link.setAttribute('href', before);
    clicked.delete(link);
  }, clickIdMs);
  clicked.set(link, { before, timer });
}

function renewId(link: Element, address: string): void {
  link.setAttribute('href', withCorrelationId(address, newCorrelationId()));
}

function addressOf(link: Element): string {
  return link.getAttribute('href') ?? '';
}

/** 128 random bits, in digits. `crypto.randomUUID` is missing on pages without https. */
function newCorrelationId(): string {
  return crypto.getRandomValues(new BigUint64Array(2)).join('-');
}
