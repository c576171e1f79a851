import { SignedTexts } from '#platform/signedTexts.ts';

/** In seconds. */
const longestSeconds = 15 * 60;
/** In seconds. A CMS reloads its preview when the address changes. */
const sameForSeconds = 10 * 60;

/** Valid for 5 to 15 minutes. @param now in milliseconds since 1970 */
export function issuePreviewToken(secret: string, now: number): string {
  const begun = Math.floor(now / 1000 / sameForSeconds) * sameForSeconds;
  return tokens(secret).signJson({ until: begun + longestSeconds });
}

export function opensPreview(secret: string, token: string | null | undefined, now: number): boolean {
  const said = tokens(secret).openJson(token);
  // Signed by the CMS with this purpose, so it has the type above.
  return said !== undefined && (said as { until: number }).until * 1000 > now;
}

function tokens(secret: string): SignedTexts {
  return new SignedTexts(secret, 'preview in a CMS');
}
