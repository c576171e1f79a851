import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import { Logo } from '../brand/Logo.tsx';
import { siteHeader } from './SiteHeader.styles.ts';

interface SiteHeaderProps {
  siteName: string;
  /** HTML of what features put here, such as the search box. */
  pieces: string;
  /** On a page with the home template the logo is the page's heading of level 1. */
  logoIsHeading: boolean;
}

/** The bar at the top of every page. The menu with its panels joins the links in `nav`. */
export function SiteHeader({ siteName, pieces, logoIsHeading }: SiteHeaderProps): ReactNode {
  const LogoHolder = logoIsHeading ? 'h1' : 'div';
  return (
    // The words of the shell are English, whatever the article's language and direction are.
    <header className={siteHeader} lang="en" dir="ltr">
      <LogoHolder>
        <Logo siteName={siteName} />
      </LogoHolder>
      <nav aria-label="Main">
        <a href={siteLinks.topics}>Topics</a>
        <a href={siteLinks.productSelection}>
          How we choose<span> products</span>
        </a>
      </nav>
      <div dangerouslySetInnerHTML={{ __html: pieces }} />
    </header>
  );
}
