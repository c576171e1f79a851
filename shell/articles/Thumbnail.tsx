import type { ReactNode } from 'react';
import { positionOf } from '#transformer/pictures/focusPoint.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { pictureAddress } from '../site/addresses.ts';
import type { ArticleSummary } from './articleSummary.ts';

const picture = { width: 96, height: 64 };

/** Without a text alternative: the title is next to it. */
export function Thumbnail({ image }: { image: ArticleSummary['image'] }): ReactNode {
  const address = image && pictureAddress(image.src);
  if (address === undefined) return null;
  return (
    // Inside a `picture` React writes no preload link.
    <picture>
      <img
        src={proxiedImage(address, picture.width)}
        alt=""
        {...picture}
        style={image?.focus && { objectPosition: positionOf(image.focus) }}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
