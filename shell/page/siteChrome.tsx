import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { UpNextArticle } from '#schemas/generated/types.ts';
import type { PageShell } from '../document/pageShell.ts';
import { piecesAt } from '../document/pieces.ts';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { hasSecondaryNav, SecondaryNav } from '../header/SecondaryNav.tsx';
import { SimpleHeader } from '../header/SimpleHeader.tsx';
import { SiteHeader } from '../header/SiteHeader.tsx';
import { UpNext } from '../header/UpNext.tsx';
import { menuFragment } from '../menu/menuFragment.tsx';

/** The HTML around a page's `main`. */
export interface SiteChrome {
  before: string;
  after: string;
  /** The parts of the shell that are in it on some pages alone, whose CSS those need. */
  parts: readonly string[];
}

/** What of a page decides on what stands around it. */
export interface AroundPage {
  /** On a page with the home template the logo is the heading of level 1; a page about one thing has a header without links. */
  kind?: 'page' | 'home' | 'simple';
  /** The page's path, which its place in the menu follows from. */
  path?: string | undefined;
  /** The page's own picture, in the place of the logo of a simple header. */
  headerImage?: { src: string; alt?: string } | undefined;
  /** What is read next, in a bar below the header. */
  upNext?: readonly UpNextArticle[] | undefined;
  /** The HTML of what stands above the header. */
  bar?: string | undefined;
}

/** Skip link, header and footer. */
export function siteChrome(
  shell: PageShell,
  { kind = 'page', path, headerImage, upNext = [], bar = '' }: AroundPage = {},
): SiteChrome {
  const { site } = shell;
  const skipLink = (
    <a className="visually-hidden skip-link" href="#main" lang="en">
      Skip to the content
    </a>
  );
  const bars = kind === 'simple' ? {} : barsBelow(shell, path, upNext);
  const header = (): ReactNode =>
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
    before:
      renderToStaticMarkup(skipLink) +
      piecesAt('above-header', shell) +
      bar +
      unlessFaulty(() => renderToStaticMarkup(header()), shell.onHeaderFault) +
      Object.values(bars).join(''),
    after: piecesAt('before-footer', shell) + renderToStaticMarkup(<SiteFooter site={site} />),
    parts: Object.keys(bars),
  };
}

/** What stands below the header of some pages, by the parts that it is. */
function barsBelow(
  { site: { configuration }, onHeaderFault }: PageShell,
  path: string | undefined,
  upNext: readonly UpNextArticle[],
): Record<string, string> {
  const { secondaryNav } = configuration;
  const bars: Record<string, () => ReactNode> = {
    'shell-secondary-nav': () =>
      hasSecondaryNav(path, secondaryNav) ? <SecondaryNav content={secondaryNav} path={path} /> : null,
    'shell-up-next': () => <UpNext articles={upNext} />,
  };
  const all = Object.entries(bars).map(([part, bar]) => [
    part,
    unlessFaulty(() => renderToStaticMarkup(bar()), onHeaderFault),
  ]);
  return Object.fromEntries(all.filter(([, html]) => html !== ''));
}

/** Nothing in the place of a header, or of a bar, that cannot be rendered: the article is worth more than its menu. */
function unlessFaulty(render: () => string, tell: PageShell['onHeaderFault']): string {
  try {
    return render();
  } catch (error) {
    if (!tell) throw error;
    tell(error);
    return '';
  }
}
