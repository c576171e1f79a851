import type { ReactNode } from 'react';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import type { EditorWords } from '../words/words.ts';

interface PageForEditors {
  title: string;
  children: ReactNode;
  /** Whether the page uses the full width of the window. */
  wide?: boolean;
  /** The page's script and its styles, if any. */
  script?: { file: string | undefined; part: string };
}

/** A page of the editor, in the language of its user. */
export function pageForEditors(
  { title, children, wide = false, script }: PageForEditors,
  { language, words }: Pick<EditorWords, 'language' | 'words'>,
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
      said: { language, ...words.around },
    },
    shell,
  );
}
