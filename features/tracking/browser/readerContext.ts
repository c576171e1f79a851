import { readerFacts } from '#client/reader.ts';
import {
  type ConsentState,
  consentAttribute,
  fullConsent,
  privacyRequiredAttribute,
  type Regime,
  regimeAttribute,
} from '#contracts/consent.ts';

/** Checks whether the page knows the reader's privacy law. */
export const contextAttempts = 5;
export const contextIntervalMs = 1_000;

/** Laws under which first-party counters need no consent. */
const optOutRegimes: readonly string[] = ['us', 'none'] satisfies Regime[];

/** Under EEA, UK and Swiss law, or an unknown one, with consent only. Elsewhere, unless the reader refused. */
export function mayKeepCounters(root: Element): boolean {
  const regime = root.getAttribute(regimeAttribute) ?? '';
  const consent = root.getAttribute(consentAttribute);
  return optOutRegimes.includes(regime) ? consent !== refused : consent === fullConsent;
}

const refused: ConsentState = 'rejected';

/** Settles when the law is known, or after the last check: without a known law counters stay in the page. */
export async function contextKnown(root: Element): Promise<void> {
  if (!root.hasAttribute(privacyRequiredAttribute)) return learnContext(root);
  for (let attempt = 0; attempt < contextAttempts && !root.hasAttribute(regimeAttribute); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, contextIntervalMs));
  }
}

async function learnContext(root: Element): Promise<void> {
  const { consent } = await readerFacts();
  if (!consent) return;
  // Consent cannot be given here.
  const isRefused = consent.gpc || navigator.globalPrivacyControl || consent.state === refused;
  if (isRefused) root.setAttribute(consentAttribute, refused);
  root.setAttribute(regimeAttribute, consent.regime);
}
