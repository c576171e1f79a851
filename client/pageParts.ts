import type { BehaviourParts } from '#contracts/behaviour.ts';
import { consentAttribute, fullConsent } from '#contracts/consent.ts';
import { trackingDomEvent } from '#contracts/tracking.ts';

/** So many reports wait for the tracker. A page without one throws the rest away. */
export const maxWaitingReports = 50;

/**
 * What behaviours get of this page. Gathers what islands and behaviours report before the tracker has come, so that
 * nothing depends on whose script is the first to come.
 */
export function pageParts(): BehaviourParts {
  const waiting: Event[] = [];
  let take = (report: Event): void => {
    if (waiting.length < maxWaitingReports) waiting.push(report);
  };
  document.addEventListener(trackingDomEvent, (report) => take(report));
  return {
    report: (detail) => document.dispatchEvent(new CustomEvent(trackingDomEvent, { detail })),
    takeReports: (send) => {
      take = send;
      waiting.forEach(send);
    },
    consents: () => document.documentElement.getAttribute(consentAttribute) === fullConsent,
  };
}
