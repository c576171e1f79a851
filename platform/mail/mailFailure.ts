/** What is told of a mail that was not taken: what mail servers answer often repeats the address. */
export function withoutRecipients(error: unknown): object {
  if (!(error instanceof Error)) return { name: 'unknown' };
  return {
    name: error.name,
    code: Reflect.get(error, 'code'),
    responseCode: Reflect.get(error, 'responseCode'),
  };
}
