/** From this many affiliates on they are named in one sentence; fewer are listed. */
const combinedFrom = 3;

/** How the affiliates are told: as a list after a lead, or in one sentence. */
export type DisclosureWording =
  | { form: 'list'; lead: string; names: readonly string[] }
  | { form: 'sentence'; text: string };

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Stands behind the names where they are not all. */
const others = 'other shops';

/**
 * The wording for these affiliates. Blank and repeated names are left out; without names there is none.
 *
 * @param andOthers whether there are more than those that are named
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
