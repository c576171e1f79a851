/** Messages of other sites' frames, which are untrusted. */

/** The parsed JSON; undefined if invalid, and so no message that we know. */
export function parseMessage(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
