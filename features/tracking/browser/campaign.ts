/** What a link to this site says of where it stands, in the names that all campaigns use. */
export const campaignFields = ['source', 'campaign', 'medium', 'term', 'content'] as const;

export type Campaign = Partial<Record<(typeof campaignFields)[number], string>>;

/** Words of campaigns. What is longer, an address of somebody, or drawn for one reader alone, is none. */
const campaignWord = /^[\p{L}\p{N}][\p{L}\p{N} _.+-]{0,59}$/u;
const isOfOneReader = /[0-9a-f]{16}|\d{7}/i;

/** The `utm_…` fields of an address, as far as they are words of a campaign; undefined where there are none. */
export function campaignOf(search: string): Campaign | undefined {
  const query = new URLSearchParams(search);
  const fields = campaignFields.flatMap((field): [string, string][] => {
    const value = query.get(`utm_${field}`)?.trim() ?? '';
    return campaignWord.test(value) && !isOfOneReader.test(value) ? [[field, value]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
