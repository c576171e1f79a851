import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { SimpleHeader } from '../header/SimpleHeader.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import { menuFragment } from '../menu/menuFragment.tsx';
import type { PageShell } from './pageShell.ts';
import { piecesAt } from './pieces.ts';

/** The HTML around a page's `main`. */
export interface SiteChrome {
  before: string;
  after: string;
}

/** What of a page decides on what stands around it. */
export interface AroundPage {
  /** On a page with the home template the logo is the heading of level 1; a page about one thing has a header without links. */
  kind?: 'page' | 'home' | 'simple';
  /** The page's path, which its place in the menu follows from. */
  path?: string | undefined;
  /** The page's own picture, in the place of the logo of a simple header. */
  headerImage?: { src: string; alt?: string } | undefined;
  /** The HTML of what stands above the header. */
  bar?: string | undefined;
}

/** Skip link, header and footer. */
export function siteChrome(
  shell: PageShell,
  { kind = 'page', path, headerImage, bar = '' }: AroundPage = {},
): SiteChrome {
  const { site } = shell;
  const skipLink = (
    <a className="visually-hidden skip-link" href="#main" lang="en">
      Skip to the content
    </a>
  );
  const header =
    kind === 'simple' ? (
      <SimpleHeader siteName={site.name} image={headerImage} />
    ) : (
      <SiteHeader
        site={site}
        panels={menuFragment(shell)?.address}
        path={path}
        menuPieces={piecesAt('menu', shell)}
        pieces={piecesAt('header', shell)}
        logoIsHeading={kind === 'home'}
      />
    );
  return {
    before: renderToStaticMarkup(skipLink) + bar + renderToStaticMarkup(header),
    after: piecesAt('before-footer', shell) + renderToStaticMarkup(<SiteFooter site={site} />),
  };
}
