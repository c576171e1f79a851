import { animationsAttribute } from '#contracts/markers.ts';
import type { PictureSource } from './Picture.tsx';

/** Marks rich text with animated images, so that the script that pauses them loads only if needed. */
export function animationsIn(html: string | undefined): Record<string, string> {
  return html && /<img[^<>]+\.gif\b/i.test(html) ? { [animationsAttribute]: '' } : {};
}

export function animatedPicture(src: string): Record<string, string> {
  return isAnimated(src) ? { [animationsAttribute]: '' } : {};
}

/** The first frame of an animated image, for reduced motion. Static images need none. */
export function stillVersion({ src, width, height }: Omit<PictureSource, 'media'>): PictureSource[] {
  if (!isAnimated(src)) return [];
  return [{ media: '(prefers-reduced-motion: reduce)', src, width, height, still: true }];
}

function isAnimated(src: string): boolean {
  return /\.gif\b/i.test(src);
}
