import type { IncomingHttpHeaders } from 'node:http';

/** False without `Sec-Fetch-Site` and `Origin`. @param siteOrigin in case a proxy changes the host */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === siteOrigin || new URL(origin).host === host;
}
