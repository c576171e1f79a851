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
 * Gives a link a fresh correlation id: one as soon as it has an address, and on each click a new one, which is taken
 * back after a while. An address that cannot be read stays as it is; the server has reported it.
 *
 * @param withId the address with an id in it
 * @param onClick called at each click that opens the link, once it has the id of the click
 */
export function keepIdFresh(
  link: HTMLAnchorElement,
  withId: (address: string, id: string) => string,
  onClick: () => void = () => undefined,
): void {
  /** The address that the link got here. Where it has another, a widget has put another product on it. */
  let given: string | undefined;
  let click: Click | undefined;

  const address = (): string => link.getAttribute('href') ?? '';
  const withFreshId = (url: string): string => withId(url, freshId());
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
  const clicked = (event: MouseEvent): void => {
    if (event.button > middleButton) return;
    giveClickId();
    onClick();
  };
  // Before the tracker hears of the click, so that it sees the address that is really opened.
  link.addEventListener('click', clicked, { capture: true });
  link.addEventListener('auxclick', clicked, { capture: true });
}

/** 128 random bits, in digits. `crypto.randomUUID` is missing on pages without https. */
function freshId(): string {
  return crypto.getRandomValues(new BigUint64Array(2)).join('-');
}
