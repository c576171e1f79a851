import type { ReactNode } from 'react';
import { checkLink } from '#contracts/link.ts';
import type { NamedPerson } from '../people/people.ts';

export function PersonName({ person: { name, credentials, url } }: { person: NamedPerson }): ReactNode {
  const link = url === undefined ? undefined : checkLink(url);
  const isolated = <bdi>{name}</bdi>;
  return (
    <>
      {link?.ok ? (
        <a href={link.href} rel="author">
          {isolated}
        </a>
      ) : (
        <strong>{isolated}</strong>
      )}
      {credentials && (
        <>
          , <bdi>{credentials}</bdi>
        </>
      )}
    </>
  );
}
