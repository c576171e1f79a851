import { prefixed } from '#contracts/fetchJson.ts';

/**
 * Sends JSON to this site's API without keeping the page from anything, even from closing.
 *
 * @param path such as `/api/events`
 * @returns whether the browser has taken it; it never says whether it has arrived
 */
export function sendInBackground(path: string, body: object): boolean {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  return navigator.sendBeacon?.(prefixed(path), json) ?? false;
}
