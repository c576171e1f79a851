import { createHash } from 'node:crypto';

/** The revision of what a CMS gave: not its ETag, which may be missing, weak, or change with the machine that answers. */
export function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
