import { hash } from 'node:crypto';
import { statSync } from 'node:fs';

/** What a file was like when it was read. */
export interface FileStamp {
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** Of its content, SHA-256 in base64url: a third shorter than in hexadecimal digits. */
  hash: string;
}

/**
 * The stamp of a file that is about to be read. Its time is taken before its content: a change between the two makes
 * the next run read it again.
 */
export function stampOf(name: string, read: () => Uint8Array): { stamp: FileStamp; bytes: Uint8Array } {
  const { size, mtimeMs } = statSync(name);
  const bytes = read();
  return { stamp: { size, modified: mtimeMs, hash: hash('sha256', bytes, 'base64url') }, bytes };
}
