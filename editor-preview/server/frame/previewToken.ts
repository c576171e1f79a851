import { SignedTexts } from '#platform/signedTexts.ts';

export const previewTokenSeconds = 15 * 60;

/** Content of a preview token; {@link previewTokenSeconds} limits its life. */
export interface PreviewClaims {
  path: string;
  person: string;
  editor: `http${string}`;
}

/** The preview's own origin has no sessions. The token is signed, so nothing has to be stored. */
export function issuePreviewToken(secret: string, claims: PreviewClaims, now: number): string {
  const { path, person, editor } = claims;
  const until = Math.floor(now / 1000) + previewTokenSeconds;
  return tokens(secret).signJson({ until, path, person, editor });
}

export function readPreviewToken(
  secret: string,
  token: string | undefined | null,
  now: number,
): PreviewClaims | undefined {
  const payload = tokens(secret).openJson(token);
  if (payload === undefined) return undefined;
  // The signature shows that we wrote it.
  const { until, ...claims } = payload as PreviewClaims & { until: number };
  return until * 1000 > now ? claims : undefined;
}

function tokens(secret: string): SignedTexts {
  return new SignedTexts(secret, 'preview token');
}
