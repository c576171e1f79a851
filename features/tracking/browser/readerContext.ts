import { readerFacts } from '#client/reader.ts';
import {
  type ConsentState,
  consentAttribute,
  fullConsent,
  privacyRequiredAttribute,
  type Regime,
  regimeAttribute,
} from '#contracts/consent.ts';

/** How often, and how long after each other, it is looked whether the page knows whose law counts for its reader. */
export const contextAttempts = 5;
export const contextIntervalMs = 1_000;

/** The laws under which a counter of our own needs no yes. */
const keptUnlessRefused: readonly string[] = ['us', 'none'] satisfies Regime[];

/**
 * Whether counters may be kept in this browser. Under the law of the EEA, the UK and Switzerland, and where nobody knows which
 * counts: once the reader has agreed. Elsewhere: unless they have said no.
 */
export function mayKeepCounters(root: Element): boolean {
  const regime = root.getAttribute(regimeAttribute) ?? '';
  const consent = root.getAttribute(consentAttribute);
  return keptUnlessRefused.includes(regime) ? consent !== refused : consent === fullConsent;
}

const refused: ConsentState = 'rejected';

/**
 * Settles once it is known whose law counts, or when it was looked for often enough: then what is counted stays in the page.
 * The script that asks for consent says so; where no reader is asked, the server does.
 */
export async function contextKnown(root: Element): Promise<void> {
  if (!root.hasAttribute(privacyRequiredAttribute)) return learnContext(root);
  for (let attempt = 0; attempt < contextAttempts && !root.hasAttribute(regimeAttribute); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, contextIntervalMs));
  }
}

async function learnContext(root: Element): Promise<void> {
  const { consent } = await readerFacts();
  if (!consent) return;
  // A yes cannot have been given here.
  const isRefused = consent.gpc || navigator.globalPrivacyControl || consent.state === refused;
  if (isRefused) root.setAttribute(consentAttribute, refused);
  root.setAttribute(regimeAttribute, consent.regime);
}
