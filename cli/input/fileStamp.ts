import { hash } from 'node:crypto';
import { statSync } from 'node:fs';

export interface FileStamp {
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** SHA-256 in base64url: a third shorter than hexadecimal. */
  hash: string;
}

/** The time is taken before the content, so a change in between makes the next run read the file again. */
export function stampOf(name: string, read: () => Uint8Array): { stamp: FileStamp; bytes: Uint8Array } {
  const { size, mtimeMs } = statSync(name);
  const bytes = read();
  return { stamp: { size, modified: mtimeMs, hash: hash('sha256', bytes, 'base64url') }, bytes };
}
