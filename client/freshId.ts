export const clickIdMs = 2000;

/** A middle click opens a link in a new tab; other auxiliary clicks do not. */
const middleButton = 1;

interface Click {
  before: string;
  during: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Once when the address is set, and for each click, restored after a while. Unreadable addresses stay.
 * @param onClick called for each opening click, once the link has its id
 */
export function keepIdFresh(
  link: HTMLAnchorElement,
  withId: (address: string, id: string) => string,
  onClick: () => void = () => undefined,
): void {
  /** The address that we last set on the link. If it differs, a widget has changed the product. */
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
  /** On quick clicks, the first original address is restored. A link that has changed since is left alone. */
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
  // Before the tracker, so that it sees the address that is opened.
  link.addEventListener('click', clicked, { capture: true });
  link.addEventListener('auxclick', clicked, { capture: true });
}

/** 128 random bits, in digits. `crypto.randomUUID` is missing without https. */
function freshId(): string {
  return crypto.getRandomValues(new BigUint64Array(2)).join('-');
}
