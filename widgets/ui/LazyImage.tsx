import { type ComponentProps, createElement, type ReactNode } from 'react';
import { lazyImageElement } from '#contracts/markers.ts';
import { Picture } from './Picture.tsx';

/** Inserted once near the viewport, with reserved space. Without JavaScript, the `noscript` copy shows. */
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
