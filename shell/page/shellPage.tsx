import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PrivatePage } from '#contracts/privatePage.ts';
import { type Document, document } from '../document/document.ts';
import { pageLanguage } from '../document/language.ts';
import { type PageHead, pageHead } from '../document/pageHead.ts';
import type { PageShell } from '../document/pageShell.ts';
import { dismissalOf } from './barAbove.ts';
import { rootAttributes } from './rootAttributes.ts';
import { siteBar } from './siteBar.tsx';
import { siteChrome } from './siteChrome.tsx';

interface ShellPageParts extends Pick<PageHead, 'description' | 'feed' | 'jsonLd' | 'picture'> {
  title?: string;
  /** Without it, the page is not indexed. */
  canonicalPath?: string | undefined;
  part: string;
  isHome?: boolean;
  blockTypes?: ReadonlySet<string>;
  privatePage?: PrivatePage;
  children: ReactNode;
}

export function shellPage(
  {
    title,
    canonicalPath,
    part,
    isHome = false,
    blockTypes = new Set(),
    privatePage,
    children,
    ...about
  }: ShellPageParts,
  shell: PageShell,
): Document {
  const language = pageLanguage();
  const bar = siteBar(shell.site.configuration);
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
    body: chrome.before + main + (isHome ? '' : chrome.after),
    assets: shell.assets,
    shellParts: [part, ...(isHome ? [] : shell.assets.late), ...chrome.parts],
    // Home is long, as articles are: its footer has a later sheet.
    ...(isHome ? { below: chrome.after, laterParts: shell.assets.late } : {}),
    isForReaders: true,
    rootAttributes: rootAttributes(shell.site),
    privatePage,
    blockTypes: [...blockTypes, ...(bar ? [bar.type] : [])],
    remembers: [...shell.remembers, ...dismissalOf(bar)],
  });
}
