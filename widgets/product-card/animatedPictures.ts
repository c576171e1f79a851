import { animationsAttribute } from '../../contracts/markers.ts';

/** Marks rich text with animated pictures, so that the script that stops them comes only where there are some. */
export function animationsIn(html: string | undefined): Record<string, string> {
  return html && /<img[^<>]+\.gif\b/i.test(html) ? { [animationsAttribute]: '' } : {};
}
