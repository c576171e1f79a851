import { animationsAttribute } from '#contracts/markers.ts';
import type { PictureSource } from './Picture.tsx';

/** Marks rich text with animated pictures, so that the script that stops them comes only where there are some. */
export function animationsIn(html: string | undefined): Record<string, string> {
  return html && /<img[^<>]+\.gif\b/i.test(html) ? { [animationsAttribute]: '' } : {};
}

/** Marks what holds a picture of this address, where that is an animated one. */
export function animatedPicture(src: string): Record<string, string> {
  return isAnimated(src) ? { [animationsAttribute]: '' } : {};
}

/** The first frame of an animated picture, for readers who want no motion. A picture that stands still needs none. */
export function stillVersion({ src, width, height }: Omit<PictureSource, 'media'>): PictureSource[] {
  if (!isAnimated(src)) return [];
  return [{ media: '(prefers-reduced-motion: reduce)', src, width, height, still: true }];
}

function isAnimated(src: string): boolean {
  return /\.gif\b/i.test(src);
}
