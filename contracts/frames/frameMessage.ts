/** How to read what a frame of another site has sent, which may be anything. */

/** What the text means as JSON; undefined where it is none, and so is no message that we know. */
export function parseMessage(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
