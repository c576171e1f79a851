export const clickIdMs = 2000;

/** A middle click opens a link in a new tab; other auxiliary clicks do not. */
const middleButton = 1;

interface Click {
  original: string;
  temporary: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Once when the address is set, and for each click, restored after a while. Unreadable addresses stay.
 * @param onClick called for each opening click, once the link has its id
 */
export function refreshIdOnClick(
  link: HTMLAnchorElement,
  withId: (address: string, id: string) => string,
  onClick: () => void = () => undefined,
): void {
  /** The address that we last set on the link. If it differs, a widget has changed the product. */
  let lastSet: string | undefined;
  let click: Click | undefined;

  const address = (): string => link.getAttribute('href') ?? '';
  const withFreshId = (url: string): string => withId(url, freshId());
  const setAddress = (url: string): void => {
    lastSet = url;
    link.setAttribute('href', url);
  };
  const setLinkId = (): void => {
    if (address() !== lastSet) setAddress(withFreshId(address()));
  };
  /** On quick clicks, the first original address is restored. A link that has changed since is left alone. */
  const setClickId = (): void => {
    clearTimeout(click?.timer);
    const original = click && address() === click.temporary ? click.original : address();
    const temporary = withFreshId(original);
    setAddress(temporary);
    const timer = setTimeout(() => {
      click = undefined;
      if (address() === temporary) setAddress(original);
    }, clickIdMs);
    click = { original, temporary, timer };
  };

  setLinkId();
  new MutationObserver(setLinkId).observe(link, { attributeFilter: ['href'] });
  const clicked = (event: MouseEvent): void => {
    if (event.button > middleButton) return;
    setClickId();
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
