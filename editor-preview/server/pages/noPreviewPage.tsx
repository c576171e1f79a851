import { renderToStaticMarkup } from 'react-dom/server';
import type { Document } from '#shell/document/document.ts';
import { document } from '#shell/document/document.ts';
import { pageLanguage } from '#shell/document/language.ts';
import { pageHead } from '#shell/document/pageHead.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import type { EditorWords } from '../words/words.ts';

export function noPreviewPage(
  { language, words: { tool } }: Pick<EditorWords, 'language' | 'words'>,
  shell: PageShell,
): Document {
  const inLanguage = pageLanguage(language);
  return document({
    language: inLanguage,
    head: pageHead({ title: tool.noPreview, canonicalPath: undefined, language: inLanguage }, shell),
    body: renderToStaticMarkup(
      <main id="main" style={{ padding: '2rem' }}>
        <h1>{tool.noPage}</h1>
        <p>{tool.noPageHelp}</p>
      </main>,
    ),
    assets: shell.assets,
  });
}
