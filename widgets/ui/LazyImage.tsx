import { type ComponentProps, createElement, type ReactNode } from 'react';
import { lazyImageElement } from '#contracts/markers.ts';
import { Picture } from './Picture.tsx';

/**
 * The lazy image, for a picture that is heavy and far down: a browser inserts it, once, when it
 * comes near the viewport. Its place is kept until then. Readers without JavaScript get the copy in the `noscript`.
 */
export function LazyImage(picture: Omit<ComponentProps<typeof Picture>, 'eager'>): ReactNode {
  const { width, height } = picture;
  const place = width && height ? { aspectRatio: `${width} / ${height}` } : {};
  return createElement(
    lazyImageElement,
    { style: { display: 'block', ...place } },
    <noscript>
      <Picture {...picture} />
    </noscript>,
  );
}
