import type { ReactNode } from 'react';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { Logo } from '../brand/Logo.tsx';
import { pictureAddress } from '../site/addresses.ts';
import { siteHeader } from './SiteHeader.styles.ts';

const simpleTemplates: ReadonlySet<string> = new Set([
  'paid',
  'transactional',
  'editorial-paid',
  'marketing-landing',
]);

export function hasSimpleHeader(template: string | undefined): boolean {
  return template !== undefined && simpleTemplates.has(template);
}

const widest = 330;
const height = 44;

interface SimpleHeaderProps {
  siteName: string;
  image?: { src: string; alt?: string } | undefined;
}

export function SimpleHeader({ siteName, image }: SimpleHeaderProps): ReactNode {
  const address = image && pictureAddress(image.src);
  return (
    <header className={siteHeader} lang="en" dir="ltr">
      {address ? (
        <picture>
          <img src={proxiedImage(address, widest)} alt={image.alt ?? siteName} height={height} />
        </picture>
      ) : (
        <Logo siteName={siteName} isStill />
      )}
    </header>
  );
}
