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

export interface SiteChrome {
  before: string;
  after: string;
  parts: readonly string[];
}

export interface AroundPage {
  /** With the home template the logo is the h1; a page about one thing has a header without links. */
  kind?: 'page' | 'home' | 'simple';
  path?: string | undefined;
  headerImage?: { src: string; alt?: string } | undefined;
  upNext?: readonly UpNextArticle[] | undefined;
  bar?: string | undefined;
}

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
    before: common.above + bar + renderOrEmpty(header, shell.onHeaderFault) + Object.values(bars).join(''),
    after: common.below,
    parts: Object.keys(bars),
  };
}

/** HTML that all pages share: rendered again when the configuration object is replaced. */
interface CommonHtml extends Pick<PageShell, 'site' | 'assets'> {
  readonly configuration: SiteConfiguration;
  readonly above: string;
  readonly below: string;
  /** Headers by what differs between pages: the logo's element, and the current menu items. */
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

function barsBelow(
  { site: { configuration }, onHeaderFault }: PageShell,
  path: string | undefined,
  upNext: readonly UpNextArticle[],
): Record<string, string> {
  const { secondaryNav } = configuration;
  const bars: Record<string, ReactNode> = {
    ...(hasSecondaryNav(path, secondaryNav) && {
      'shell-secondary-nav': <SecondaryNav content={secondaryNav} path={path} />,
    }),
    ...(upNext.length > 0 && { 'shell-up-next': <UpNext articles={upNext} /> }),
  };
  const all = Object.entries(bars).map(([part, bar]) => [
    part,
    renderOrEmpty(() => renderToStaticMarkup(bar), onHeaderFault),
  ]);
  return Object.fromEntries(all.filter(([, html]) => html !== ''));
}

/** On an error renders no header or bar: the article matters more than its menu. */
function renderOrEmpty(render: () => string, onFault: PageShell['onHeaderFault']): string {
  try {
    return render();
  } catch (error) {
    if (!onFault) throw error;
    onFault(error);
    return '';
  }
}
