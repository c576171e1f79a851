import { closeSync, openSync, readSync } from 'node:fs';
import { getSystemErrorMessage } from 'node:util';
import { maxArticleBytes } from '../../transformer/limits.ts';

/** The name that arguments give to standard input. */
export const standardInput = '-';

/** Every file is read into this: most are small, and none is kept. One byte shows that one is too large. */
const scratch = Buffer.allocUnsafe(maxArticleBytes + 1);

/**
 * The bytes of a file, no more of them than it takes to see that an article is too large. A device or a pipe has no
 * size that could be looked at: so it is the reading that stops.
 *
 * @returns bytes that hold until the next file is read
 * @throws the system's error, which {@link reasonOf} puts into words
 */
export function readBounded(name: string): Uint8Array {
  const descriptor = openSync(name, 'r');
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < scratch.length; length += read) {
      read = readSync(descriptor, scratch, length, scratch.length - length, null);
    }
    return scratch.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** The bytes of a stream, bounded like those of a file. */
export async function readStream(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxArticleBytes) break;
  }
  return Buffer.concat(chunks);
}

/** "permission denied" rather than "EACCES: permission denied, open 'x'". */
export function reasonOf(error: unknown): string {
  const number = propertyOf(error, 'errno');
  if (typeof number === 'number') return getSystemErrorMessage(number);
  const message = propertyOf(error, 'message');
  return typeof message === 'string' ? message : String(error);
}

/** Whether a file could not be read because there is none. */
export function isMissing(error: unknown): boolean {
  return propertyOf(error, 'code') === 'ENOENT';
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
