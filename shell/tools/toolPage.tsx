import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLanguage } from '#contracts/defaultLanguage.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { type Document, document } from '../document/document.ts';
import { pageLanguage } from '../document/language.ts';
import { pageHead } from '../document/pageHead.ts';
import type { PageShell, Tool } from '../document/pageShell.ts';
import { narrow, toolBar, toolMain } from './toolPage.styles.ts';

interface ToolPage {
  tool: Tool['at'];
  title: string;
  children: ReactNode;
  wide?: boolean;
  shellParts?: readonly string[];
  texts?: PageTexts;
  script?: string | undefined;
  account?: ReactNode;
}

export interface PageTexts {
  language: string;
  skip: string;
  tools: string;
}

const inEnglish: PageTexts = { language: defaultLanguage, skip: 'Skip to the content', tools: 'Tools' };

/** A page of a tool: for editors and developers, never for readers or search engines. */
export function toolPage(
  { tool, title, children, wide = false, shellParts = [], texts = inEnglish, script, account }: ToolPage,
  shell: PageShell,
): Document {
  const body = renderToStaticMarkup(
    <>
      <a className="visually-hidden skip-link" href="#main">
        {texts.skip}
      </a>
      <header>
        <nav className={toolBar} aria-label={texts.tools}>
          {shell.tools.map(({ at, title: name, titleIn }) => (
            <a key={at} href={at} aria-current={at === tool ? 'true' : undefined}>
              {titleIn?.[texts.language] ?? name}
            </a>
          ))}
          <a href={siteLinks.home}>{shell.site.name}</a>
          {account}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={wide ? toolMain : `${toolMain} ${narrow}`}>
        {children}
      </main>
    </>,
  );
  const { assets } = shell;
  const language = pageLanguage(texts.language);
  return document({
    head: pageHead({ title, canonicalPath: undefined, language }, shell),
    body,
    language,
    assets: script === undefined ? assets : { ...assets, loader: assets.following?.(script) ?? script },
    shellParts: ['shell-tools', ...shellParts],
  });
}
