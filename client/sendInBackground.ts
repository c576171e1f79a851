/**
 * Sends JSON to this site without keeping the page from anything, even from closing.
 *
 * @returns whether the browser has taken it; it never says whether it has arrived
 */
export function sendInBackground(address: string, body: object): boolean {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  return navigator.sendBeacon?.(address, json) ?? false;
}
