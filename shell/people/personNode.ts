import { siteLinks } from '#contracts/siteAddresses.ts';
import type { JsonLdNode } from '#transformer/registry/structuredData.ts';
import { absoluteAddress, sharedPictureAddress } from '../site/addresses.ts';
import { type NamedPerson, personPath } from './people.ts';

/** A person with a page has the same node id everywhere. `origin` is the site's scheme and host. */
export function personNode({ name, credentials, url, profile }: NamedPerson, origin: string): JsonLdNode {
  return {
    '@type': 'Person',
    '@id': profile && `${origin}${personPath(profile)}#person`,
    name,
    honorificSuffix: credentials,
    jobTitle: profile?.role,
    url: url && absoluteAddress(url, origin),
  };
}

export function profileNode(person: NamedPerson, origin: string): JsonLdNode {
  const { image, profile } = person;
  const elsewhere = (profile?.links ?? []).flatMap(({ url }) => absoluteAddress(url, origin) ?? []);
  return {
    ...personNode(person, origin),
    description: profile?.summary,
    image: image && sharedPictureAddress(image.src, origin),
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    worksFor: { '@id': `${origin}${siteLinks.home}#publisher` },
  };
}
