import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import type { PageShell } from './pageShell.ts';

/** The HTML around a page's `main`, which is the same on all pages of a kind. */
export interface SiteChrome {
  before: string;
  after: string;
}

/** On a page with the home template the logo is the heading of level 1 (specification §2.1). */
export type ChromeKind = 'page' | 'home';

const chromes = new WeakMap<PageShell, Map<ChromeKind, SiteChrome>>();

/** Skip link, header and footer, rendered once for each kind of page. */
export function siteChrome(shell: PageShell, kind: ChromeKind): SiteChrome {
  const known = chromes.get(shell) ?? new Map<ChromeKind, SiteChrome>();
  chromes.set(shell, known);
  const chrome = known.get(kind) ?? renderChrome(shell, kind);
  known.set(kind, chrome);
  return chrome;
}

function renderChrome({ site }: PageShell, kind: ChromeKind): SiteChrome {
  const searchBoxHtml = renderToStaticMarkup(<SearchForm siteName={site.name} />);
  return {
    before: renderToStaticMarkup(
      <>
        <a className="visually-hidden skip-link" href="#main" lang="en">
          Skip to the content
        </a>
        <SiteHeader siteName={site.name} searchBoxHtml={searchBoxHtml} logoIsHeading={kind === 'home'} />
      </>,
    ),
    after: renderToStaticMarkup(<SiteFooter site={site} />),
  };
}
