import {
  type ConsentState,
  consentAttribute,
  fullConsent,
  type Regime,
  regimeAttribute,
} from '../../../contracts/consent.ts';

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
  const refused: ConsentState = 'rejected';
  return keptUnlessRefused.includes(regime) ? consent !== refused : consent === fullConsent;
}

/** Settles once it is known whose law counts, or when it was looked for often enough: then what is counted stays in the page. */
export async function contextKnown(root: Element): Promise<void> {
  for (let attempt = 0; attempt < contextAttempts && !root.hasAttribute(regimeAttribute); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, contextIntervalMs));
  }
}
