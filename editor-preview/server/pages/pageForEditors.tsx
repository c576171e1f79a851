import type { ReactNode } from 'react';
import type { Person } from '#editor-preview/model/person.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import type { EditorWords } from '../words/words.ts';
import { AccountMenu } from './AccountMenu.tsx';

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
