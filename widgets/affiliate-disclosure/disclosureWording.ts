/** From this many affiliates on, one sentence names them; fewer are listed. */
const combinedFrom = 3;

/** How affiliates are named: as a list after a lead, or in one sentence. */
export type DisclosureWording =
  | { form: 'list'; lead: string; names: readonly string[] }
  | { form: 'sentence'; text: string };

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Appended if not all are named. */
const others = 'other shops';

/**
 * The wording for these affiliates, without blank and repeated names; undefined without names.
 * @param andOthers whether there are more than those named
 */
export function disclosureWording(
  affiliates: readonly string[],
  andOthers = false,
): DisclosureWording | undefined {
  const names = [...new Set(affiliates.map((name) => name.trim()).filter((name) => name !== ''))];
  if (names.length === 0) return undefined;
  const told = andOthers ? [...names, others] : names;
  if (names.length < combinedFrom) {
    return {
      form: 'list',
      lead: 'We may earn a commission if you buy something through our links to',
      names: told,
    };
  }
  return {
    form: 'sentence',
    text: `We may earn a commission if you buy something through our links to ${conjunction.format(told)}.`,
  };
}
