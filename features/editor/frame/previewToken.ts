import { SignedTexts } from '#platform/signedTexts.ts';

/** Lifetime of a preview token, in seconds. The tool renews it before its end. */
export const previewTokenSeconds = 15 * 60;

/** Signed content of a preview token: person, article, frame and expiry. */
export interface PreviewClaims {
  path: string;
  /** Id of the person who requested it. */
  person: string;
  /** Origin of the tool that requested it. */
  editor: `http${string}`;
}

/**
 * A token for the preview of one article on the frame's own origin, which has no sessions. It is signed, so
 * nothing has to be stored.
 */
export function issuePreviewToken(
  secret: string,
  { path, person, editor }: PreviewClaims,
  now: number,
): string {
  const until = Math.floor(now / 1000) + previewTokenSeconds;
  return tokens(secret).signJson({ until, path, person, editor });
}

/** A token's claims, if its signature is valid and it has not expired. */
export function readPreviewToken(
  secret: string,
  token: string | undefined | null,
  now: number,
): PreviewClaims | undefined {
  const said = tokens(secret).openJson(token);
  if (said === undefined) return undefined;
  // The signature shows that we wrote it.
  const { until, ...claims } = said as PreviewClaims & { until: number };
  return until * 1000 > now ? claims : undefined;
}

function tokens(secret: string): SignedTexts {
  return new SignedTexts(secret, 'preview token');
}
