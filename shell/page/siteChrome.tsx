import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfiguration, UpNextArticle } from '#schemas/generated/types.ts';
import type { PageShell } from '../document/pageShell.ts';
import { piecesAt } from '../document/pieces.ts';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { isBelow, type MenuItem, menuItems } from '../header/menuItems.ts';
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
  const common = commonHtml(shell);
  const bars = kind === 'simple' ? {} : barsBelow(shell, path, upNext);
  const header = (): string =>
    kind === 'simple'
      ? renderToStaticMarkup(<SimpleHeader siteName={shell.site.name} image={headerImage} />)
      : headerHtml(shell, common, kind === 'home', path);
  return {
    before: common.above + bar + unlessFaulty(header, shell.onHeaderFault) + Object.values(bars).join(''),
    after: common.below,
    parts: Object.keys(bars),
  };
}

/** What the pages of a site have in common: rendered again when its configuration, which is then another object, changes. */
interface CommonHtml extends Pick<PageShell, 'site' | 'assets'> {
  readonly configuration: SiteConfiguration;
  readonly above: string;
  readonly below: string;
  /** The header by all that pages change of it: the logo's element, and the items of the menu that they are below. */
  readonly headers: Map<string, string>;
  items?: readonly MenuItem[];
}

const cached = new WeakMap<PageShell['pieces'], CommonHtml>();

function commonHtml(shell: PageShell): CommonHtml {
  const { site, assets, pieces } = shell;
  const { configuration } = site;
  const known = cached.get(pieces);
  if (known?.configuration === configuration && known.site === site && known.assets === assets) return known;
  const skipLink = (
    <a className="visually-hidden skip-link" href="#main" lang="en">
      Skip to the content
    </a>
  );
  const common = {
    site,
    assets,
    configuration,
    above: renderToStaticMarkup(skipLink) + piecesAt('above-header', shell),
    below: piecesAt('before-footer', shell) + renderToStaticMarkup(<SiteFooter site={site} />),
    headers: new Map(),
  };
  cached.set(pieces, common);
  return common;
}

function headerHtml(
  shell: PageShell,
  common: CommonHtml,
  logoIsHeading: boolean,
  path: string | undefined,
): string {
  common.items ??= menuItems(common.configuration);
  const current = common.items.map(({ url }) => path !== undefined && isBelow(path, url));
  const key = `${logoIsHeading} ${current.join()}`;
  const known = common.headers.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(
    <SiteHeader
      site={shell.site}
      panels={menuFragment(shell)?.address}
      path={path}
      menuPieces={piecesAt('menu', shell)}
      pieces={piecesAt('header', shell)}
      logoIsHeading={logoIsHeading}
    />,
  );
  common.headers.set(key, html);
  return html;
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
