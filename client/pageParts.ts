import type { BehaviourParts } from '#contracts/behaviour.ts';
import { consentAttribute, fullConsent } from '#contracts/consent.ts';
import { trackingDomEvent } from '#contracts/tracking.ts';

export const maxWaitingReports = 50;

/** Queues reports until the tracker starts, so the order of scripts does not matter. */
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
