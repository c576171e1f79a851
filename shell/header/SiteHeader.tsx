import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteMenuAttribute } from '#contracts/markers.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { Logo } from '../brand/Logo.tsx';
import type { Site } from '../site/site.ts';
import { BrandingLink } from './BrandingLink.tsx';
import { isBelow, type MenuItem, menuItems } from './menuItems.ts';
import { siteHeader } from './SiteHeader.styles.ts';

interface SiteHeaderProps {
  site: Pick<Site, 'name' | 'configuration'>;
  panels: string | undefined;
  path: string | undefined;
  menuPieces: string;
  pieces: string;
  logoIsHeading: boolean;
}

/** Works without script: menu items are links, and phones have one link to the list of all topics. */
export function SiteHeader({
  site: { name, configuration },
  panels,
  path,
  menuPieces,
  pieces,
  logoIsHeading,
}: SiteHeaderProps): ReactNode {
  const LogoHolder = logoIsHeading ? 'h1' : 'div';
  const items = menuItems(configuration).map((item, index) => (
    <Item key={`${index} ${item.title}`} item={item} path={path} />
  ));
  return (
    // The shell's texts are English, whatever the article's language and direction.
    <header className={siteHeader} lang="en" dir="ltr">
      <LogoHolder>
        <Logo siteName={name} />
      </LogoHolder>
      <nav aria-label="Main" {...(panels === undefined ? {} : { [siteMenuAttribute]: panels })}>
        <a href={siteLinks.topics}>
          <svg
            viewBox="0 0 20 20"
            width="1.25rem"
            height="1.25rem"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M2 4.5h16M2 10h16M2 15.5h10" />
          </svg>
          Menu
        </a>
        <ul dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(items) + menuPieces }} />
      </nav>
      <BrandingLink branding={configuration.headerBranding} panels={panels} />
      <div dangerouslySetInnerHTML={{ __html: pieces }} />
    </header>
  );
}

function Item({ item: { title, url }, path }: { item: MenuItem; path: string | undefined }): ReactNode {
  return (
    <li>
      <a href={url} aria-current={path !== undefined && isBelow(path, url) ? 'true' : undefined}>
        {title}
      </a>
    </li>
  );
}
