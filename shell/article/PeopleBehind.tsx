import type { ReactNode } from 'react';
import type { Byline, PersonProfile } from '#schemas/generated/types.ts';
import { Portrait } from '../people/Portrait.tsx';
import { type NamedPerson, namedPerson } from '../people/people.ts';
import { peopleBehind } from './ArticleEnd.styles.ts';
import { PersonName } from './PersonName.tsx';

const portraitSize = 56;

interface PeopleBehindProps {
  byline: Byline;
  people: readonly PersonProfile[];
}

export function PeopleBehind({ byline, people }: PeopleBehindProps): ReactNode {
  const { authors = [], medicalReviewer } = byline;
  if (authors.length === 0 && !medicalReviewer) return null;
  return (
    <section className={peopleBehind} aria-labelledby="_people" lang="en" dir="ltr">
      <h2 id="_people">Who stands behind this article</h2>
      <ul>
        {authors.map((author, index) => (
          <Person key={`${index} ${author.name}`} person={namedPerson(author, people)}>
            Wrote this article
          </Person>
        ))}
        {medicalReviewer && (
          <Person person={namedPerson(medicalReviewer, people)}>Medically reviewed it</Person>
        )}
      </ul>
    </section>
  );
}

function Person({ person, children }: { person: NamedPerson; children: ReactNode }): ReactNode {
  return (
    <li>
      <Portrait image={person.image} size={portraitSize} />
      <div>
        <p>
          <PersonName person={person} />
        </p>
        <p>{children}</p>
        {person.profile && <p>{person.profile.summary}</p>}
      </div>
    </li>
  );
}
