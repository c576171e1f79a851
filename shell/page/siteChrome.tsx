import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import type { PageShell } from './pageShell.ts';
import { piecesAt } from './pieces.ts';

/** The HTML around a page's `main`, which is the same on all pages of a kind. */
export interface SiteChrome {
  before: string;
  after: string;
}

/** On a page with the home template the logo is the heading of level 1. */
export type ChromeKind = 'page' | 'home';

/**
 * Skip link, header and footer.
 *
 * @param bar the HTML of what stands above the header
 */
export function siteChrome(shell: PageShell, kind: ChromeKind, bar = ''): SiteChrome {
  const { site } = shell;
  const skipLink = (
    <a className="visually-hidden skip-link" href="#main" lang="en">
      Skip to the content
    </a>
  );
  const header = (
    <SiteHeader siteName={site.name} pieces={piecesAt('header', shell)} logoIsHeading={kind === 'home'} />
  );
  return {
    before: renderToStaticMarkup(skipLink) + bar + renderToStaticMarkup(header),
    after: piecesAt('before-footer', shell) + renderToStaticMarkup(<SiteFooter site={site} />),
  };
}
