import { nameKey } from '#contracts/personName.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import type { Rule } from '../../engine/rule.ts';
import type { KnownPerson } from '../../engine/siteSettings.ts';

export const rule: Rule = {
  id: 'byline/unknown-person',
  severity: 'info',
  summary: 'A person in the byline is not in the list of people.',
  article({ envelope: { byline }, settings: { people }, place }, report) {
    if (people.length === 0 || !byline) return;
    const known = knownNames(people);
    const look = (name: string | undefined, at: string): void => {
      if (name === undefined || known.has(nameKey(name))) return;
      const near = nearestName(name, people.map(nameOf));
      const remedy = near
        ? `Did you mean ${near}?`
        : 'Add the person to the list, or ignore this if the byline is complete.';
      report(
        place(at),
        `"${name}" is not in the list of people, so there is no page about this person. ${remedy}`,
        {
          evidence: name,
        },
      );
    };
    byline.authors?.forEach(({ name }, index) => {
      look(name, `/byline/authors/${index}/name`);
    });
    look(byline.medicalReviewer?.name, '/byline/medicalReviewer/name');
  },
};

const nameOf = (person: KnownPerson): string => (typeof person === 'string' ? person : person.name);

const named = new WeakMap<readonly KnownPerson[], ReadonlySet<string>>();

/** Cached by list: it is the same for all articles. */
function knownNames(people: readonly KnownPerson[]): ReadonlySet<string> {
  const known = named.get(people) ?? new Set(people.map((person) => nameKey(nameOf(person))));
  named.set(people, known);
  return known;
}
