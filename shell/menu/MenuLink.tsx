import type { ReactNode } from 'react';
import type { NavLink } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { safeAddress } from '../header/menuItems.ts';
import { pictureAddress } from '../site/addresses.ts';
import { panelSizes } from './panelSizes.ts';

/** The side of the picture before a link, in CSS pixels: a row less its space above and below. */
const side = panelSizes.row - 8;

/** A link of a panel: picture, title, and what is found there. One that leads nowhere safe is left out. */
export function MenuLink({ link }: { link: NavLink }): ReactNode {
  const { url, title, label, target, image, description } = link;
  const address = safeAddress(url);
  if (address === undefined) return null;
  const source = image && pictureAddress(image.src);
  const opensTab = target === '_blank';
  return (
    <li>
      <a
        href={address}
        aria-label={label}
        target={opensTab ? target : undefined}
        rel={opensTab || !address.startsWith('/') ? 'noopener' : undefined}
      >
        {source && (
          <picture>
            <img
              src={proxiedImage(source, side)}
              alt=""
              width={side}
              height={side}
              loading="lazy"
              decoding="async"
            />
          </picture>
        )}
        <span>
          <b>{title}</b>
          {description && <span>{description}</span>}
        </span>
      </a>
    </li>
  );
}
