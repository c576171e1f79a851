import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import type { PageShell } from './pageShell.ts';

/** The HTML around a page's `main`, which is the same on all pages of a kind. */
export interface SiteChrome {
  before: string;
  after: string;
}

/** On a page with the home template the logo is the heading of level 1. */
export type ChromeKind = 'page' | 'home';

/** Keeps the header's identifiers apart from those of blocks, whose prefixes end with their id and a dash. */
const chromePrefix = 'site-search-';

/** Skip link, header and footer. */
export function siteChrome({ site }: PageShell, kind: ChromeKind): SiteChrome {
  return {
    before: renderToStaticMarkup(
      <>
        <a className="visually-hidden skip-link" href="#main" lang="en">
          Skip to the content
        </a>
        <SiteHeader siteName={site.name} logoIsHeading={kind === 'home'} />
      </>,
      { identifierPrefix: chromePrefix },
    ),
    after: renderToStaticMarkup(<SiteFooter site={site} />),
  };
}
