import { createHmac } from 'node:crypto';

/** The time, and HMAC-SHA256 of the time, a dot and the body. */
export function signatureOf(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
