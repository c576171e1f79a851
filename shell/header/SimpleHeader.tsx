import type { ReactNode } from 'react';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { Logo } from '../brand/Logo.tsx';
import { pictureAddress } from '../site/addresses.ts';
import { siteHeader } from './SiteHeader.styles.ts';

/** The templates of pages that are about one thing, and lead nowhere else from their header. */
const simpleTemplates: ReadonlySet<string> = new Set([
  'paid',
  'transactional',
  'editorial-paid',
  'marketing-landing',
]);

/** Whether pages of an article template have the simple header. */
export function hasSimpleHeader(template: string | undefined): boolean {
  return template !== undefined && simpleTemplates.has(template);
}

/** The widest picture in the place of the logo, and how high it is, in CSS pixels. */
const widest = 330;
const height = 44;

interface SimpleHeaderProps {
  siteName: string;
  /** The page's own picture, in the place of the logo. */
  image?: { src: string; alt?: string } | undefined;
}

/** The header of a page that is about one thing: the logo or the page's own picture, and no link. */
export function SimpleHeader({ siteName, image }: SimpleHeaderProps): ReactNode {
  const address = image && pictureAddress(image.src);
  return (
    <header className={siteHeader} lang="en" dir="ltr">
      {address ? (
        // Inside a `picture` React writes no preload link.
        <picture>
          <img src={proxiedImage(address, widest)} alt={image.alt ?? siteName} height={height} />
        </picture>
      ) : (
        <Logo siteName={siteName} isStill />
      )}
    </header>
  );
}
