export const imageProxyPath = '/img';

/** Factor of proxied widths, for dense screens. */
export const imageWidthScale = 2.1;

export const hostsLeftAsTheyAre: readonly string[] = ['media.pagewell.example', 'post.pagewell.example'];

/** Maximum proxied width in device pixels: more has no visible benefit. */
export const widestProxiedImage = 2560;

/**
 * `src` is local or https, `cssWidth` in CSS pixels; `still` selects the first frame of an animation.
 * @returns the proxy's address for that width, or `src` if the proxy does not apply
 */
export function proxiedImage(src: string, cssWidth: number, still = false): string {
  if (!isProxied(src)) return src;
  const width = Math.min(Math.round(cssWidth * imageWidthScale), widestProxiedImage);
  return `${imageProxyPath}?src=${encodeURIComponent(src)}&w=${width}${still ? '&still' : ''}`;
}

export function firstFrame(proxied: string): string | undefined {
  if (!proxied.startsWith(`${imageProxyPath}?`) || !/\.gif\b/i.test(proxied)) return undefined;
  return `${proxied}&still`;
}

/** A `srcset` with one candidate for each width in CSS pixels; undefined if the proxy does not apply. */
export function proxiedSourceSet(
  src: string,
  cssWidths: readonly number[],
  still = false,
): string | undefined {
  if (!isProxied(src)) return undefined;
  return cssWidths
    .map((cssWidth) => {
      const address = proxiedImage(src, cssWidth, still);
      return `${address} ${Math.min(Math.round(cssWidth * imageWidthScale), widestProxiedImage)}w`;
    })
    .join(', ');
}

function isProxied(src: string): boolean {
  if (src.startsWith('/') && !/^\/[/\\]/.test(src)) return !src.startsWith(`${imageProxyPath}?`);
  const url = URL.parse(src);
  return url?.protocol === 'https:' && !hostsLeftAsTheyAre.includes(url.hostname);
}
