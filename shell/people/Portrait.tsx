import type { ReactNode } from 'react';
import type { Image } from '#schemas/generated/types.ts';
import { positionOf } from '#transformer/pictures/focusPoint.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { pictureAddress } from '../site/addresses.ts';

interface PortraitProps {
  image: Image | undefined;
  /** Side of the square, in CSS pixels. */
  size: number;
  /** Whether it is in the first view. */
  eager?: boolean;
}

/** A person's picture in a square. Decorative, because the name is next to it. */
export function Portrait({ image, size, eager = false }: PortraitProps): ReactNode {
  const address = image && pictureAddress(image.src);
  if (address === undefined) return null;
  return (
    // Inside a `picture` React writes no preload link.
    <picture>
      <img
        src={proxiedImage(address, size)}
        alt=""
        width={size}
        height={size}
        style={image?.focus && { objectPosition: positionOf(image.focus) }}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
