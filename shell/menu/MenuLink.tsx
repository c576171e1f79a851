import type { ReactNode } from 'react';
import type { NavLink } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { safeAddress } from '../header/menuItems.ts';
import { pictureAddress } from '../site/addresses.ts';
import { panelSizes } from './panelSizes.ts';

/** Side of a link's picture, in CSS pixels: a row without its padding. */
const side = panelSizes.row - 8;

/** A link of a panel: picture, title, description. Unsafe addresses are dropped. */
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
