import { createHmac } from 'node:crypto';
import { sameSecret } from '#platform/signedTexts.ts';

/** `t=1764190800,v1=5f2a…`. */
export const signatureHeader = 'pagewell-signature';

/** For clock skew and transit. */
export const believedForSeconds = 300;

export type Judgement = { kind: 'good'; signature: string } | { kind: 'forged' } | { kind: 'old' };

/**
 * HMAC-SHA256, in hexadecimal, of the time in seconds since 1970, a dot and the body.
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
