/** What was not sent anywhere, for this machine alone. */
export const outboxAddress = '/outbox';
