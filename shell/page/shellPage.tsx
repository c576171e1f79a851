import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { QuietPage } from '#contracts/quiet.ts';
import { type Document, document } from '../document/document.ts';
import { pageLanguage } from '../document/language.ts';
import { type PageHead, pageHead } from '../document/pageHead.ts';
import type { PageShell } from '../document/pageShell.ts';
import { dismissalOf } from './barAbove.ts';
import { rootAttributes } from './rootAttributes.ts';
import { siteBar } from './siteBar.tsx';
import { siteChrome } from './siteChrome.tsx';

interface ShellPageParts extends Pick<PageHead, 'description' | 'feed' | 'jsonLd' | 'picture'> {
  /** None on the home page, whose title is the publication's name. */
  title?: string;
  /** Without it, search engines are asked not to list the page. */
  canonicalPath?: string | undefined;
  /** The entry of the client build whose CSS it needs. */
  part: string;
  /** Whether it is the home page, on which the logo is the heading of level 1. */
  isHome?: boolean;
  /** The types of the blocks on it, whose styles it needs. */
  blockTypes?: ReadonlySet<string>;
  /** What is told in the place of what it is about, where nobody shall learn that. */
  quiet?: QuietPage;
  /** What stands in the page's `main`. */
  children: ReactNode;
}

/** A page of the shell's own, without an article: in the site's language, with the header and footer of all pages. */
export function shellPage(
  {
    title,
    canonicalPath,
    part,
    isHome = false,
    blockTypes = new Set(),
    quiet,
    children,
    ...about
  }: ShellPageParts,
  shell: PageShell,
): Document {
  const language = pageLanguage();
  const bar = siteBar(shell.site);
  const chrome = siteChrome(shell, {
    kind: isHome ? 'home' : 'page',
    path: canonicalPath,
    bar: bar?.html,
  });
  const main = renderToStaticMarkup(
    <main id="main" tabIndex={-1}>
      {children}
    </main>,
  );
  return document({
    language,
    head: pageHead({ ...about, title, canonicalPath, language }, shell),
    body: chrome.before + main + chrome.after,
    assets: shell.assets,
    shellParts: [part, ...shell.assets.late, ...chrome.parts],
    isForReaders: true,
    rootAttributes: rootAttributes(shell.site),
    quiet,
    blockTypes: [...blockTypes, ...(bar ? [bar.type] : [])],
    remembers: [...shell.remembers, ...dismissalOf(bar)],
  });
}
