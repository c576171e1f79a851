import { memoize } from '#contracts/memoize.ts';
import { nameKey } from '#contracts/personName.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Image, Person, PersonProfile } from '#schemas/generated/types.ts';

export interface NamedPerson {
  name: string;
  credentials: string | undefined;
  /** Address of their page, untrusted. */
  url: string | undefined;
  image: Image | undefined;
  profile: PersonProfile | undefined;
}

/** The data of the site's people, matched by name, takes precedence. Others are shown as written. */
export function namedPerson(written: Person, people: readonly PersonProfile[]): NamedPerson {
  const profile = byName(people).get(nameKey(written.name));
  return {
    name: profile?.name ?? written.name,
    credentials: profile ? profile.credentials : written.credentials,
    url: profile ? personPath(profile) : written.url,
    image: profile?.image ?? written.image,
    profile,
  };
}

export function personPath({ slug }: Pick<PersonProfile, 'slug'>): string {
  return `${siteLinks.people}/${slug}`;
}

const byName = memoize(
  (people: readonly PersonProfile[]) => new Map(people.map((profile) => [nameKey(profile.name), profile])),
);
