import { createHash } from 'node:crypto';

/** A hash: an ETag may be missing, weak, or differ between machines. */
export function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
