/** Servers' answers often repeat addresses. */
export function withoutRecipients(error: unknown): object {
  if (!(error instanceof Error)) return { name: 'unknown' };
  return {
    name: error.name,
    code: Reflect.get(error, 'code'),
    responseCode: Reflect.get(error, 'responseCode'),
  };
}
