import { createHmac } from 'node:crypto';
import { sameSecret } from './editorSession.ts';

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
  const said = Buffer.from(JSON.stringify([until, path, person, editor])).toString('base64url');
  return `${said}.${signature(secret, said)}`;
}

/** What a token says, if it was issued with this secret and still holds. */
export function readPreviewToken(
  secret: string,
  token: string | undefined | null,
  now: number,
): PreviewClaims | undefined {
  const [, said, signed] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (said === undefined || signed === undefined || !sameSecret(signed, signature(secret, said)))
    return undefined;
  // Signed by us, so it is of the form that we write.
  const [until, path, person, editor]: [number, string, string, `http${string}`] = JSON.parse(
    Buffer.from(said, 'base64url').toString(),
  );
  return until * 1000 > now ? { path, person, editor } : undefined;
}

function signature(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`pagewell preview token ${said}`).digest('base64url');
}
