import type { BehaviourParts } from '#contracts/behaviour.ts';
import { consentAttribute, fullConsent } from '#contracts/consent.ts';
import { trackingDomEvent } from '#contracts/tracking.ts';

export const maxQueuedReports = 50;

/** Queues reports until the tracker starts, so the order of scripts does not matter. */
export function pageParts(): BehaviourParts {
  const queue: Event[] = [];
  let receive = (report: Event): void => {
    if (queue.length < maxQueuedReports) queue.push(report);
  };
  document.addEventListener(trackingDomEvent, (report) => receive(report));
  return {
    report: (detail) => document.dispatchEvent(new CustomEvent(trackingDomEvent, { detail })),
    onReport: (send) => {
      receive = send;
      queue.forEach(send);
    },
    consents: () => document.documentElement.getAttribute(consentAttribute) === fullConsent,
  };
}
