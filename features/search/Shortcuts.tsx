import type { ReactNode } from 'react';
import { foldText } from '#content/text/searchWords.ts';
import { drugPages, type NamedDrug } from '#contracts/drugs/drugPages.ts';
import type { PersonProfile, Topic } from '#schemas/generated/types.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { siteTools, type Tool } from '#shell/home/ToolRow.tsx';
import { personPath } from '#shell/people/people.ts';
import { shortcuts, titles } from './searchPage.styles.ts';

interface ShortcutsProps {
  text: string;
  medicines: readonly NamedDrug[];
  site: PageShell['site'];
}

/** The pages of the site that are no articles and that the search names. */
export function Shortcuts({ text, medicines, site }: ShortcutsProps): ReactNode {
  const links = [
    ...peopleNamed(text, site.people).map((person) =>
      link(personPath(person), person.name, 'profile and articles'),
    ),
    ...topicsNamed(text, site.topics).map(({ path, name }) => link(path, name, 'the whole topic')),
    ...toolsFor(text, site).map(({ path, title, description }) => link(path, title, description)),
    ...medicines.map(({ name, slug, found }) =>
      link(drugPages.drug(slug), name, 'prices and coupons', found),
    ),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={`${titles} ${shortcuts}`}>
      {links.map(({ path, name, about, found = name }) => (
        <li key={path}>
          <a href={path}>
            <bdi>{name}</bdi>
            {found !== name && (
              <>
                {' '}
                (<bdi>{found}</bdi>)
              </>
            )}
            {about && (
              <>
                : <bdi>{about}</bdi>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

const link = (path: string, name: string, about?: string, found?: string) => ({ path, name, about, found });

function wordsOf(text: string): string[] {
  return (
    foldText(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** For finding whole words: a blank at either end. */
function inWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/** People whose name is in the text, or whose last name it is. */
function peopleNamed(text: string, people: readonly PersonProfile[]): readonly PersonProfile[] {
  const typed = inWords(text);
  return people.filter(({ name }) => typed.includes(inWords(name)) || inWords(name).endsWith(typed));
}

/** Topics whose name is in the text. */
function topicsNamed(text: string, topics: readonly Topic[]): readonly Topic[] {
  return topics.filter(({ name }) => inWords(text).includes(inWords(name)));
}

/** Tools that have all words of the text in their title, description or path. */
function toolsFor(text: string, site: PageShell['site']): readonly Tool[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return siteTools(site).filter(({ path, title, description = '' }) => {
    const words = new Set(wordsOf(`${title} ${description} ${path}`));
    return typed.every((word) => words.has(word));
  });
}
