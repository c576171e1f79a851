import { SignedTexts } from '#platform/signedTexts.ts';

/** For how long a token opens the preview at most, in seconds. */
const longestSeconds = 15 * 60;
/** So many seconds long all tokens are the same: a CMS loads its preview anew where the address becomes another one. */
const sameForSeconds = 10 * 60;

/**
 * What opens the preview for somebody who is signed in to the CMS, for five minutes at least and fifteen at most. The CMS makes it, with
 * the secret that it signs its changes with.
 *
 * @param now in milliseconds since 1970
 */
export function issuePreviewToken(secret: string, now: number): string {
  const begun = Math.floor(now / 1000 / sameForSeconds) * sameForSeconds;
  return tokens(secret).signJson({ until: begun + longestSeconds });
}

/** Whether a token was made with this secret, and still holds. */
export function opensPreview(secret: string, token: string | null | undefined, now: number): boolean {
  const said = tokens(secret).openJson(token);
  // Signed by the CMS, which signs nothing else with this purpose: it is of the form above.
  return said !== undefined && (said as { until: number }).until * 1000 > now;
}

function tokens(secret: string): SignedTexts {
  return new SignedTexts(secret, 'preview in a CMS');
}
