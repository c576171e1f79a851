import type { ReactNode } from 'react';
import type { Article } from '#schemas/generated/types.ts';
import { positionOf } from '#transformer/focusPoint.ts';
import { proxiedImage, proxiedSourceSet } from '#transformer/imageProxy.ts';
import { columnOfPhone, contentWidths, desktopFrom } from '#widgets/ui/layout.ts';
import { pictureAddress } from '../site/addresses.ts';
import { leadPicture } from './LeadPicture.styles.ts';

/** Width of the picture beside the title on a desktop, in CSS pixels. */
const besideTitle = 460;

const shownWidths = [360, besideTitle, contentWidths.reading];

/** The lead picture: loaded with priority, its space reserved by the file's proportions, or 3:2. */
export function LeadPicture({ image }: { image: NonNullable<Article['image']> }): ReactNode {
  const address = pictureAddress(image.src);
  if (address === undefined) return null;
  return (
    // Inside a `picture` React writes no preload link, which would end up in the body.
    <picture className={leadPicture}>
      <img
        src={proxiedImage(address, contentWidths.reading)}
        srcSet={proxiedSourceSet(address, shownWidths)}
        sizes={`(min-width: ${desktopFrom}px) ${besideTitle}px, ${columnOfPhone}`}
        alt={image.alt ?? ''}
        width={image.width ?? 3}
        height={image.height ?? 2}
        style={image.focus && { objectPosition: positionOf(image.focus) }}
        loading="eager"
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
