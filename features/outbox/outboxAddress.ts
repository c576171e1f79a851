/** Unsent messages, for this machine only. */
export const outboxAddress = '/outbox';
