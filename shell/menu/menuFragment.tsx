import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { escapeAttribute } from '#transformer/html/escape.ts';
import type { PageShell } from '../document/pageShell.ts';
import { menuItems } from '../header/menuItems.ts';
import { BrandingPanel } from './BrandingPanel.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { menuFolder } from './menuAddress.ts';

export interface MenuFragment {
  /** Its address contains a hash, so browsers may cache it forever. */
  address: string;
  html: string;
}

export const panelStyles = 'shell-menu';

/** Fragments by configuration object, which is replaced on changes. */
const made = new WeakMap<SiteConfiguration, MenuFragment>();

export function menuFragment({ site, assets }: Pick<PageShell, 'site' | 'assets'>): MenuFragment | undefined {
  const { configuration } = site;
  const known = made.get(configuration);
  if (known) return known;
  const items = menuItems(configuration);
  const branding = configuration.headerBranding?.enabled ? configuration.headerBranding : undefined;
  if (!branding && items.every(({ columns }) => columns.length === 0)) return undefined;
  const panels = renderToStaticMarkup(
    <>
      {items.map(
        (item, index) =>
          item.columns.length > 0 && (
            <MenuPanel key={`${index} ${item.title}`} item={item} index={index} site={site} />
          ),
      )}
      {branding && <BrandingPanel branding={branding} />}
    </>,
  );
  const sheet = assets.laterSheet([panelStyles], assets.everyPage);
  const html = `${sheet === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(sheet)}">`}${panels}`;
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  const fragment = { address: `${menuFolder}/${hash}`, html };
  made.set(configuration, fragment);
  return fragment;
}
