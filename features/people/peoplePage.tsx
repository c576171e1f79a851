import { siteLinks } from '#contracts/siteAddresses.ts';
import type { PersonProfile } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { Portrait } from '#shell/people/Portrait.tsx';
import { personPath } from '#shell/people/people.ts';
import { peopleList } from './peoplePages.styles.ts';

const portraitSize = 88;

export function peoplePage(people: readonly PersonProfile[], shell: PageShell): Document {
  const children = (
    <div className={peopleList}>
      <h1>Who writes and reviews</h1>
      <p>
        Every article names who wrote it and who checked it. Here is who they are, and what could sway them.
      </p>
      <ul>
        {people.map((person) => (
          <li key={person.slug}>
            <Portrait image={person.image} size={portraitSize} />
            <p>
              <a href={personPath(person)}>
                <bdi>{person.name}</bdi>
              </a>
              {person.credentials && <>, {person.credentials}</>}
              <small>{person.role}</small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
  return shellPage(
    {
      title: 'Who writes and reviews',
      description: `The writers of ${shell.site.name}, and the health professionals who check what they write.`,
      canonicalPath: siteLinks.people,
      part: 'people-pages',
      children,
    },
    shell,
  );
}
