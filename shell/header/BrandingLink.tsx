import type { ReactNode } from 'react';
import { menuPanelAttribute, siteMenuAttribute } from '#contracts/markers.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { HeaderBranding } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { pictureAddress } from '../site/addresses.ts';

export const brandingPanel = 'branding';

const iconSize = 32;

interface BrandingLinkProps {
  branding: HeaderBranding | undefined;
  /** Address of the menu's panels; undefined without any. */
  panels: string | undefined;
}

/** Icon of the current campaign. Toggles its panel; without script it links to the list of all topics. */
export function BrandingLink({ branding, panels }: BrandingLinkProps): ReactNode {
  const icon = branding?.enabled && branding.icon && pictureAddress(branding.icon.src);
  if (!icon) return null;
  return (
    <a
      href={`${siteLinks.topics}#${brandingPanel}`}
      title={branding.title}
      {...{ [menuPanelAttribute]: brandingPanel }}
      {...(panels === undefined ? {} : { [siteMenuAttribute]: panels })}
    >
      <picture>
        <img
          src={proxiedImage(icon, iconSize)}
          alt={branding.title}
          width={iconSize}
          height={iconSize}
          style={{ width: `${iconSize / 16}rem`, height: 'auto' }}
          fetchPriority="low"
        />
      </picture>
    </a>
  );
}
