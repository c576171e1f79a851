import type { ReactNode } from 'react';
import { menuPanelAttribute, siteMenuAttribute } from '#contracts/markers.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { HeaderBranding } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { pictureAddress } from '../site/addresses.ts';

/** The name of the branding's panel, and of its place in the list of all topics. */
export const brandingPanel = 'branding';

/** The side of the icon, in CSS pixels. */
const iconSize = 32;

interface BrandingLinkProps {
  branding: HeaderBranding | undefined;
  /** Where the panels of the menu are; undefined where there are none. */
  panels: string | undefined;
}

/**
 * The icon of what the publication stands up for at present. Its panel opens and closes with it; without script it leads to
 * the same in the list of all topics.
 */
export function BrandingLink({ branding, panels }: BrandingLinkProps): ReactNode {
  const icon = branding?.enabled && branding.icon && pictureAddress(branding.icon.src);
  if (!icon) return null;
  return (
    <a
      href={`${siteLinks.topics}#${brandingPanel}`}
      {...{ [menuPanelAttribute]: brandingPanel }}
      {...(panels === undefined ? {} : { [siteMenuAttribute]: panels })}
    >
      <picture>
        <img
          src={proxiedImage(icon, iconSize)}
          alt={branding.title}
          width={iconSize}
          height={iconSize}
          fetchPriority="low"
        />
      </picture>
    </a>
  );
}
