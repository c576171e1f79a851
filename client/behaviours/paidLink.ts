import { withCorrelationId } from '../../contracts/affiliate.ts';
import type { BehaviourParts } from '../../contracts/behaviour.ts';
import { rememberAffiliateIds } from './rememberAffiliateIds.ts';

/** How long a link keeps the correlation id of a click, in milliseconds. */
export const clickIdMs = 2000;

/** A click with it opens the link in another tab; one with any button after it opens none. */
const middleButton = 1;

/** A click on a link, for as long as the link keeps its id. */
interface Click {
  /** The address that comes back. */
  before: string;
  /** The address with the id of this click. */
  during: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Gives a paid link a fresh correlation id: one as soon as it has an address, and on each click a new one, which is
 * taken back after a while. An address that cannot be read stays as it is; the server has reported it. Ids of what is
 * clicked are kept in this browser where the reader has agreed to it.
 */
export function start(link: Element, { consents }: Pick<BehaviourParts, 'consents'>): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  /** The address that the link got here. Where it has another, a widget has put another product on it. */
  let given: string | undefined;
  let click: Click | undefined;

  const address = (): string => link.getAttribute('href') ?? '';
  const give = (url: string): void => {
    given = url;
    link.setAttribute('href', url);
  };
  const giveOwnId = (): void => {
    if (address() !== given) give(withFreshId(address()));
  };
  /**
   * The address of before the first of several quick clicks is the one that comes back, so nothing piles up. None comes
   * back to a link that leads elsewhere by then.
   */
  const giveClickId = (): void => {
    clearTimeout(click?.timer);
    const before = click && address() === click.during ? click.before : address();
    const during = withFreshId(before);
    give(during);
    const timer = setTimeout(() => {
      click = undefined;
      if (address() === during) give(before);
    }, clickIdMs);
    click = { before, during, timer };
  };

  giveOwnId();
  new MutationObserver(giveOwnId).observe(link, { attributeFilter: ['href'] });
  const onClick = (event: MouseEvent): void => {
    if (event.button > middleButton) return;
    giveClickId();
    if (consents()) rememberAffiliateIds(new URLSearchParams(link.search));
  };
  // Before the tracker hears of the click, so that it sees the address that is really opened.
  link.addEventListener('click', onClick, { capture: true });
  link.addEventListener('auxclick', onClick, { capture: true });
}

/** The address with 128 random bits, in digits. `crypto.randomUUID` is missing on pages without https. */
function withFreshId(address: string): string {
  return withCorrelationId(address, crypto.getRandomValues(new BigUint64Array(2)).join('-'));
}
