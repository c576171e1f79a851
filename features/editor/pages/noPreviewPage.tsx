import type { Document } from '../../../shell/document/document.ts';
import { document } from '../../../shell/document/document.ts';
import { pageLanguage } from '../../../shell/document/language.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import type { PageShell } from '../../../shell/document/pageShell.ts';

/** What the preview shows where the article makes no page. */
export function noPreviewPage(shell: PageShell): Document {
  return document({
    head: pageHead({ title: 'No preview', canonicalPath: undefined, language: pageLanguage() }, shell),
    body:
      '<main id="main" style="padding:2rem"><h1>No page to show</h1>' +
      '<p>Readers would get an error here. The problems say what the article misses.</p></main>',
    assets: shell.assets,
  });
}
