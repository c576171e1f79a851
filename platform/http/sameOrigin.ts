import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from a page of this site: by what the browser says of it
 * (`Sec-Fetch-Site`), else by its `Origin`. A request that says neither is not from a browser's page of ours.
 *
 * @param siteOrigin the publication's own origin, for where a proxy changes the host
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === siteOrigin || new URL(origin).host === host;
}
