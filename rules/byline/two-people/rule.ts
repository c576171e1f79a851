import { nameKey } from '#contracts/personName.ts';
import type { Rule } from '../../engine/rule.ts';
import { type Mention, mentionsIn } from './mentions.ts';

export const rule: Rule = {
  id: 'byline/two-people',
  severity: 'warning',
  summary: 'Two people have the same name or the same portrait.',
  article(article, report) {
    const byName = new Map<string, Mention>();
    const byPortrait = new Map<string, Mention>();
    for (const mention of mentionsIn(article)) {
      const { name, credentials, portrait, place } = mention;
      const key = nameKey(name);
      const same = byName.get(key);
      const shown = portrait === undefined ? undefined : byPortrait.get(portrait);
      if (place && same?.credentials && credentials && isOther(same.credentials, credentials)) {
        report(
          place,
          `"${name}" has the credentials "${credentials}" here, but "${same.credentials}" ${locationOf(same)}. Correct the credentials, or the name.`,
          { evidence: `${name}, ${credentials}` },
        );
      }
      if (place && portrait !== undefined && shown && nameKey(shown.name) !== key) {
        report(
          place,
          `The portrait of "${name}" is also used for "${shown.name}" ${locationOf(shown)}. Give each person a separate portrait.`,
          {
            evidence: portrait,
          },
        );
      }
      if (!same?.credentials) byName.set(key, mention);
      if (portrait !== undefined && !shown) byPortrait.set(portrait, mention);
    }
  },
};

/** Whether two lists of credentials have none in common. "MD" and "MD, urology" may be one person. */
function isOther(one: string, other: string): boolean {
  const known = partsOf(one);
  return !partsOf(other).some((part) => known.includes(part));
}

function partsOf(credentials: string): string[] {
  return credentials.split(',').map((part) => nameKey(part.replaceAll('.', '')));
}

function locationOf({ place }: Mention): string {
  return place ? 'elsewhere in the article' : 'in the list of people';
}
