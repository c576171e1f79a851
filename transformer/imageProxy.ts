/** Where the server resizes pictures. */
export const imageProxyPath = '/img';

/** Proxied widths are scaled, so that pictures stay sharp on dense screens. */
export const imageWidthScale = 2.1;

/** Pictures on these two media hosts are left as they are. */
export const hostsLeftAsTheyAre: readonly string[] = ['media.pagewell.example', 'post.pagewell.example'];

/** The widest picture that the proxy makes, in device pixels: wider gains nothing that a reader can see. */
export const widestProxiedImage = 2560;

/**
 * The address a picture is shown from.
 *
 * @param src the author's address: a path of this site or an https URL
 * @param cssWidth the width it is shown at, in CSS pixels
 * @param still whether it is the first frame of an animated picture
 * @returns the proxy's address for that width, or `src` itself where the proxy has no say
 */
export function proxiedImage(src: string, cssWidth: number, still = false): string {
  if (!goesThroughProxy(src)) return src;
  const width = Math.min(Math.round(cssWidth * imageWidthScale), widestProxiedImage);
  return `${imageProxyPath}?src=${encodeURIComponent(src)}&w=${width}${still ? '&still' : ''}`;
}

/** The first frame of an animated picture that comes from the proxy; undefined of any other address. */
export function firstFrame(proxied: string): string | undefined {
  if (!proxied.startsWith(`${imageProxyPath}?`) || !/\.gif\b/i.test(proxied)) return undefined;
  return `${proxied}&still`;
}

/** A `srcset` with one candidate for each width, in CSS pixels; undefined where the proxy has no say. */
export function proxiedSourceSet(
  src: string,
  cssWidths: readonly number[],
  still = false,
): string | undefined {
  if (!goesThroughProxy(src)) return undefined;
  return cssWidths
    .map((cssWidth) => {
      const address = proxiedImage(src, cssWidth, still);
      return `${address} ${Math.min(Math.round(cssWidth * imageWidthScale), widestProxiedImage)}w`;
    })
    .join(', ');
}

function goesThroughProxy(src: string): boolean {
  if (src.startsWith('/') && !/^\/[/\\]/.test(src)) return !src.startsWith(`${imageProxyPath}?`);
  const url = URL.parse(src);
  return url?.protocol === 'https:' && !hostsLeftAsTheyAre.includes(url.hostname);
}
