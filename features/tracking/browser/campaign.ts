export const campaignFields = ['source', 'campaign', 'medium', 'term', 'content'] as const;

export type Campaign = Partial<Record<(typeof campaignFields)[number], string>>;

/** No long text, no address, and no random value of a single reader. */
const campaignWord = /^[\p{L}\p{N}][\p{L}\p{N} _.+-]{0,59}$/u;
const isOfOneReader = /[0-9a-f]{16}|\d{7}/i;

export function campaignOf(search: string): Campaign | undefined {
  const query = new URLSearchParams(search);
  const fields = campaignFields.flatMap((field): [string, string][] => {
    const value = query.get(`utm_${field}`)?.trim() ?? '';
    return campaignWord.test(value) && !isOfOneReader.test(value) ? [[field, value]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
