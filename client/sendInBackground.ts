import { prefixed } from '#contracts/fetchJson.ts';

/** By a beacon, which survives closing the page. Returns whether the browser has queued it. */
export function sendInBackground(path: string, body: object): boolean {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  return navigator.sendBeacon?.(prefixed(path), json) ?? false;
}
