import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { islandHtml } from '../../transformer/island.ts';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import SearchBox, { type SearchBoxProps } from '../search-box/SearchBox.tsx';
import { searchBoxPart } from './document.ts';
import type { PageShell } from './pageShell.ts';

/** The HTML around a page's `main`, which is the same on all pages of a kind. */
export interface SiteChrome {
  before: string;
  after: string;
}

/** On a page with the home template the logo is the heading of level 1. */
export type ChromeKind = 'page' | 'home';

/** Skip link, header and footer. */
export function siteChrome(shell: PageShell, kind: ChromeKind): SiteChrome {
  const { site } = shell;
  return {
    before: renderToStaticMarkup(
      <>
        <a className="visually-hidden skip-link" href="#main" lang="en">
          Skip to the content
        </a>
        <SiteHeader
          siteName={site.name}
          searchBoxHtml={searchBoxIsland(shell)}
          logoIsHeading={kind === 'home'}
        />
      </>,
    ),
    after: renderToStaticMarkup(<SiteFooter site={site} />),
  };
}

/** Keeps the search box's identifiers apart from those of blocks, whose prefixes end with their id and a dash. */
const searchBoxPrefix = 'site-search-';

/** The search box, which suggests once the page is idle. Without the scripts it is a plain form. */
function searchBoxIsland({ site, assets }: PageShell): string {
  const props: SearchBoxProps = { siteName: site.name };
  const html = renderToString(<SearchBox {...props} />, { identifierPrefix: searchBoxPrefix });
  const scripts = assets.islandScripts(searchBoxPart);
  if (!scripts) return html;
  return islandHtml({
    type: searchBoxPart,
    hydrate: 'idle',
    scripts,
    identifierPrefix: searchBoxPrefix,
    props,
    html,
  });
}
