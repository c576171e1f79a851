import { prefixed } from '#contracts/fetchJson.ts';

/**
 * Sends JSON to this site's API by a beacon, which survives closing the page.
 * @param path such as `/api/events`
 * @returns whether the browser has queued it
 */
export function sendInBackground(path: string, body: object): boolean {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  return navigator.sendBeacon?.(prefixed(path), json) ?? false;
}
