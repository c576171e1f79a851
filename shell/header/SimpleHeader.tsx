import type { ReactNode } from 'react';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { Logo } from '../brand/Logo.tsx';
import { pictureAddress } from '../site/addresses.ts';
import { siteHeader } from './SiteHeader.styles.ts';

/** Templates with the simple header, about one thing. */
const simpleTemplates: ReadonlySet<string> = new Set([
  'paid',
  'transactional',
  'editorial-paid',
  'marketing-landing',
]);

/** Whether an article template has the simple header. */
export function hasSimpleHeader(template: string | undefined): boolean {
  return template !== undefined && simpleTemplates.has(template);
}

/** Maximum width and height of the picture in place of the logo, in CSS pixels. */
const widest = 330;
const height = 44;

interface SimpleHeaderProps {
  siteName: string;
  /** The page's own picture, in place of the logo. */
  image?: { src: string; alt?: string } | undefined;
}

/** The header of a page about one thing: logo or picture, without links. */
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
