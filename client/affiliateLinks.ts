import { affiliateAttribute, withCorrelationId } from '../contracts/affiliate.ts';
import { type ConsentGate, noConsent } from './consent.ts';
import { rememberAffiliateIds } from './rememberAffiliateIds.ts';

/** How long a link keeps the correlation id of a click, in milliseconds. */
export const clickIdMs = 2000;

const affiliateLink = `a[${affiliateAttribute}]`;
/** A click with it opens the link in another tab; one with any button after it opens none. */
const middleButton = 1;

/** The address that each link got here. One that has another is new, or a widget has put another product on it. */
const given = new WeakMap<Element, string>();

/** A click on a link, for as long as the link keeps its id. */
interface Click {
  /** The address that comes back. */
  before: string;
  /** The address with the id of this click. */
  during: string;
  timer: ReturnType<typeof setTimeout>;
}
const clicks = new WeakMap<Element, Click>();

/**
 * Gives every affiliate link a fresh correlation id: one as soon as it has an address, and on each click a new one,
 * which is taken back after a while. An address that cannot be read stays as it is; the server has reported it.
 *
 * @param consents whether the ids of clicked products may be kept in this browser
 */
export function start(root: ParentNode, consents: ConsentGate = noConsent): void {
  const giveIds = (): void => {
    for (const link of root.querySelectorAll(affiliateLink)) {
      const address = addressOf(link);
      if (given.get(link) !== address) give(link, withFreshId(address));
    }
  };
  giveIds();
  // Links that come later, and those that a widget gives another product.
  new MutationObserver(giveIds).observe(root, { childList: true, subtree: true, attributeFilter: ['href'] });

  const onClick = (event: Event): void => {
    if (event instanceof MouseEvent && event.button > middleButton) return;
    const link = event.target instanceof Element && event.target.closest(affiliateLink);
    if (!(link instanceof HTMLAnchorElement)) return;
    insertClickId(link);
    if (consents()) rememberAffiliateIds(new URLSearchParams(link.search));
  };
  // Before anybody else hears of the click, so that all of them see the address that is really opened.
  for (const type of ['click', 'auxclick']) root.addEventListener(type, onClick, { capture: true });
}

/**
 * The address of before the first of several quick clicks is the one that comes back, so nothing piles up. None comes
 * back to a link that leads elsewhere by then.
 */
function insertClickId(link: Element): void {
  const earlier = clicks.get(link);
  clearTimeout(earlier?.timer);
  const address = addressOf(link);
  const before = address === earlier?.during ? earlier.before : address;
  const during = withFreshId(before);
  give(link, during);
  const timer = setTimeout(() => {
    clicks.delete(link);
    if (addressOf(link) === during) give(link, before);
  }, clickIdMs);
  clicks.set(link, { before, during, timer });
}

function give(link: Element, address: string): void {
  given.set(link, address);
  link.setAttribute('href', address);
}

function addressOf(link: Element): string {
  return link.getAttribute('href') ?? '';
}

/** The address with 128 random bits, in digits. `crypto.randomUUID` is missing on pages without https. */
function withFreshId(address: string): string {
  return withCorrelationId(address, crypto.getRandomValues(new BigUint64Array(2)).join('-'));
}
