/** For this machine only. */
export const outboxAddress = '/outbox';
