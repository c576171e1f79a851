import { SignedTexts } from '#platform/signedTexts.ts';

/** For how long a token opens a preview, in seconds. The tool gets another before it ends. */
export const previewTokenSeconds = 15 * 60;

/** What a preview token says, signed: who may see the preview of which article, in whose frame, until when. */
export interface PreviewClaims {
  path: string;
  /** The id of the person who asked for it. */
  person: string;
  /** The origin of the tool that asked for it. */
  editor: `http${string}`;
}

/**
 * A token that opens the preview of one article on the frame's own origin, where nobody has a session. It is signed, so that
 * nothing has to be kept.
 */
export function issuePreviewToken(
  secret: string,
  { path, person, editor }: PreviewClaims,
  now: number,
): string {
  const until = Math.floor(now / 1000) + previewTokenSeconds;
  return tokens(secret).signJson({ until, path, person, editor });
}

/** What a token says, if it was issued with this secret and still holds. */
export function readPreviewToken(
  secret: string,
  token: string | undefined | null,
  now: number,
): PreviewClaims | undefined {
  const said = tokens(secret).openJson(token);
  if (said === undefined) return undefined;
  // Signed by us, so it is of the form that we write.
  const { until, ...claims } = said as PreviewClaims & { until: number };
  return until * 1000 > now ? claims : undefined;
}

function tokens(secret: string): SignedTexts {
  return new SignedTexts(secret, 'preview token');
}
