import { nameKey } from '#contracts/personName.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Image, Person, PersonProfile } from '#schemas/generated/types.ts';

/** Somebody whom an article names, with what the publication knows of them. */
export interface NamedPerson {
  name: string;
  credentials: string | undefined;
  /** The page about them, as an author or the site gave it: to be checked like every link. */
  url: string | undefined;
  image: Image | undefined;
  /** Undefined for people whom the publication has no page about. */
  profile: PersonProfile | undefined;
}

/**
 * Somebody in a byline, whom the list of people knows by the name alone: editors type nothing twice. What the list says
 * goes before what the byline says, so that a person is the same in all articles. Whoever is not in it is shown as the
 * byline has them.
 */
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

/** The path of the page about a person. */
export function personPath({ slug }: Pick<PersonProfile, 'slug'>): string {
  return `${siteLinks.people}/${slug}`;
}

const named = new WeakMap<readonly PersonProfile[], ReadonlyMap<string, PersonProfile>>();

/** The list is read once and asked for every byline. */
function byName(people: readonly PersonProfile[]): ReadonlyMap<string, PersonProfile> {
  const known = named.get(people);
  if (known) return known;
  const made = new Map(people.map((profile) => [nameKey(profile.name), profile]));
  named.set(people, made);
  return made;
}
