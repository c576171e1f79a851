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

const identifiers: readonly [field: IdentifierField, key: string][] = [
  ['sessionId', adSessionKey],
  ['anonymousId', anonymousIdKey],
];

/**
 * A sign-out is broadcast to other tabs.
 * It does not wait for a click: the browser may leave before this script has loaded.
 */
export function start(link: Element): void {
  const root = document.documentElement;
  link.addEventListener('click', () => {
    root.setAttribute(authInteractingAttribute, '');
    // The server checks the consent as well.
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
  // A link opened in another tab does not leave this page.
  for (const kind of ['click', 'auxclick'] as const)
    link.addEventListener(kind, (event) => {
      if (!(event instanceof MouseEvent) || !signsOut() || !opensElsewhere(event)) return;
      root.removeAttribute(authInteractingAttribute);
      forgetReaderFacts();
      showSignedOut();
      others.postMessage(null);
    });
  // The page was restored by the back button, so sign-in did not go on.
  addEventListener('pageshow', () => root.removeAttribute(authInteractingAttribute));
}

function opensElsewhere({ type, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return type === 'auxclick' ? button === 1 : ctrlKey || metaKey || shiftKey;
}

/** Never for a sign-out link. */
function identify(link: HTMLAnchorElement): void {
  if (link.getAttribute(authLinkAttribute) !== '') return;
  const address = new URL(link.href);
  for (const [field, key] of identifiers) {
    const value = readStored(key);
    if (value !== null) address.searchParams.set(field, value);
  }
  link.href = address.href;
}

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Without storage there is no visit id.
    return null;
  }
}
