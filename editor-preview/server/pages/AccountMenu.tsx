import type { ReactNode } from 'react';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { mayDo, type Person } from '#editor-preview/model/person.ts';
import { languageAddress, languageFields, otherThan } from '#editor-preview/model/words/language.ts';
import type { EditorWords } from '../words/words.ts';
import { opener, signedIn } from './AccountMenu.styles.ts';
import { menuItem } from './MenuButton.styles.ts';
import { MenuButton } from './MenuButton.tsx';

interface AccountMenuProps {
  person: Person;
  i18n: EditorWords;
  after: string;
}

export function AccountMenu({ person, i18n: { language, words }, after }: AccountMenuProps): ReactNode {
  const { around, jobs, people } = words;
  const other = otherThan(language);
  return (
    <MenuButton
      id="account"
      className={opener}
      face={
        <>
          <PersonIcon />
          <span>{person.name}</span>
        </>
      }
    >
      <p className={signedIn}>{around.signedInAs(person.name, people.roles[person.role])}</p>
      {mayDo(person.role, 'see-jobs') && (
        <a className={menuItem} href={editorAddresses.jobs}>
          {jobs.title}
        </a>
      )}
      <form method="post" action={languageAddress}>
        <input type="hidden" name={languageFields.after} value={after} />
        <button type="submit" className={menuItem} name={languageFields.language} value={other} lang={other}>
          {around.otherLanguage}
        </button>
      </form>
      <form method="post" action={editorAddresses.signOut}>
        <button type="submit" className={menuItem}>
          {around.signOut}
        </button>
      </form>
    </MenuButton>
  );
}

function PersonIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
      <circle cx="10" cy="7" r="3.2" />
      <path d="M3.5 17c.6-3.4 3-5 6.5-5s5.9 1.6 6.5 5" strokeLinecap="round" />
    </svg>
  );
}
