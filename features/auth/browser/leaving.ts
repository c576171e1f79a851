import { forgetReaderFacts } from '#client/reader.ts';
import {
  accountAttribute,
  authInteractingAttribute,
  authLinkAttribute,
  type IdentifierField,
  signedOutChannel,
} from '#contracts/auth.ts';
import { consentAttribute, fullConsent } from '#contracts/consent.ts';
import { adSessionKey, anonymousIdKey } from '#contracts/sessionKeys.ts';

/** By which a visit is known to others, where its reader has agreed to that and it is known at all. */
const identifiers: readonly [field: IdentifierField, key: string][] = [
  ['sessionId', adSessionKey],
  ['anonymousId', anonymousIdKey],
];

/**
 * Where a link leads in or out, what is known of the reader is over with its page, on whatever way they leave. It waits for no
 * click: a browser would be gone before this script has come. Other tabs are told that somebody signs out: they know them, too, and where one
 * of them shows the account, it says so no more.
 */
export function start(link: Element): void {
  const root = document.documentElement;
  link.addEventListener('click', () => {
    root.setAttribute(authInteractingAttribute, '');
    // The server looks at the consent as well.
    if (link instanceof HTMLAnchorElement && root.getAttribute(consentAttribute) === fullConsent)
      identify(link);
  });
  const others = new BroadcastChannel(signedOutChannel);
  const signsOut = (): boolean => link.getAttribute(authLinkAttribute) === 'logout';
  const showSignedOut = (): void => {
    const account = document.querySelector(`[${accountAttribute}]`);
    if (account) account.textContent = 'You have signed out.';
  };
  others.onmessage = showSignedOut;
  addEventListener('pagehide', () => {
    forgetReaderFacts();
    if (signsOut() && root.hasAttribute(authInteractingAttribute)) others.postMessage(null);
  });
  // A link that is opened in a tab of its own leaves this page where it is.
  for (const kind of ['click', 'auxclick'] as const)
    link.addEventListener(kind, (event) => {
      if (!(event instanceof MouseEvent) || !signsOut() || !opensElsewhere(event)) return;
      root.removeAttribute(authInteractingAttribute);
      forgetReaderFacts();
      showSignedOut();
      others.postMessage(null);
    });
  // Whoever comes back by the browser's own button has not gone on.
  addEventListener('pageshow', () => root.removeAttribute(authInteractingAttribute));
}

/** Whether a click is one of those by which browsers open a link in another tab or window. */
function opensElsewhere({ type, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return type === 'auxclick' ? button === 1 : ctrlKey || metaKey || shiftKey;
}

/** Says on a link that leads in who comes. Nothing is said of whoever signs out. */
function identify(link: HTMLAnchorElement): void {
  if (link.getAttribute(authLinkAttribute) !== '') return;
  const address = new URL(link.href);
  for (const [field, key] of identifiers) {
    const value = kept(key);
    if (value !== null) address.searchParams.set(field, value);
  }
  link.href = address.href;
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // A browser that keeps nothing knows no visit.
    return null;
  }
}
