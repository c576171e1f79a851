import type { ReactNode } from 'react';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { mayDo, type Person } from '#editor-preview/model/person.ts';
import { languageAddress, languageFields, otherThan } from '#editor-preview/model/words/language.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import type { EditorWords } from '../words/words.ts';
import { opener, signedIn } from './AccountMenu.styles.ts';
import { menuItem } from './MenuButton.styles.ts';
import { MenuButton } from './MenuButton.tsx';

interface AccountMenuProps {
  person: Person;
  i18n: EditorWords;
  after: string;
}

function AccountMenu({ person, i18n: { language, words }, after }: AccountMenuProps): ReactNode {
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

interface PageForEditors {
  title: string;
  children: ReactNode;
  wide?: boolean;
  script?: { file: string | undefined; part: string };
  account?: { person: Person; at: string };
}

export function pageForEditors(
  { title, children, wide = false, script, account }: PageForEditors,
  i18n: EditorWords,
  shell: PageShell,
): Document {
  return toolPage(
    {
      tool: '/editor',
      title,
      children,
      wide,
      shellParts: script ? ['editor-pages', script.part] : ['editor-pages'],
      script: script?.file,
      texts: { language: i18n.language, ...i18n.words.around },
      account: account && <AccountMenu person={account.person} i18n={i18n} after={account.at} />,
    },
    shell,
  );
}
