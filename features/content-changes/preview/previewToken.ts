import { SignedTexts } from '#platform/signedTexts.ts';

/** Longest lifetime of a token, in seconds. */
const longestSeconds = 15 * 60;
/** Tokens change at this interval only, in seconds: a CMS reloads its preview when the address changes. */
const sameForSeconds = 10 * 60;

/**
 * A token that opens the preview for a signed-in CMS user, valid for 5 to 15 minutes. The CMS issues it with
 * the secret that signs its notifications.
 * @param now in milliseconds since 1970
 */
export function issuePreviewToken(secret: string, now: number): string {
  const begun = Math.floor(now / 1000 / sameForSeconds) * sameForSeconds;
  return tokens(secret).signJson({ until: begun + longestSeconds });
}

/** Whether a token has this secret's signature and has not expired. */
export function opensPreview(secret: string, token: string | null | undefined, now: number): boolean {
  const said = tokens(secret).openJson(token);
  // Signed by the CMS with this purpose, so it has the type above.
  return said !== undefined && (said as { until: number }).until * 1000 > now;
}

function tokens(secret: string): SignedTexts {
  return new SignedTexts(secret, 'preview in a CMS');
}
