import { createHmac } from 'node:crypto';
import { sameSecret } from '#platform/signedTexts.ts';

/** The header that a CMS signs its word in: `t=1764190800,v1=5f2a…`. */
export const signatureHeader = 'pagewell-signature';

/** So far the CMS's clock and ours may differ, and so long a word is on its way, in seconds. */
export const believedForSeconds = 300;

/** What there is to say of a signature. */
export type Judgement =
  | { kind: 'good'; signature: string }
  /** Missing, of another form, or not made with our secret for this very body. */
  | { kind: 'forged' }
  /** Made too long ago, or in a time that has not come. */
  | { kind: 'old' };

/**
 * Holds a signature against a body: HMAC-SHA256, in hexadecimal digits, of the time in seconds since 1970, a dot and the body.
 *
 * @param now in milliseconds since 1970
 */
export function judgeSignature(
  header: string | undefined,
  body: Buffer,
  { secret, now }: { secret: string; now: number },
): Judgement {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  if (!sameSecret(signature, expected)) return { kind: 'forged' };
  return Math.abs(now / 1000 - Number(time)) > believedForSeconds
    ? { kind: 'old' }
    : { kind: 'good', signature };
}
