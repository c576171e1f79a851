import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { getSystemErrorMessage } from 'node:util';
import { maxArticleBytes } from '#transformer/article/limits.ts';

export const standardInput = '-';

/** Only regular files: others, such as pipes, may never end. @throws an error for {@link reasonOf} */
export function openFile(name: string): number {
  // Opening a pipe without a writer would block.
  const descriptor = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
  const stats = fstatSync(descriptor);
  if (stats.isFile()) return descriptor;
  closeSync(descriptor);
  throw new Error(
    stats.isDirectory() ? 'it is a folder' : 'it is a pipe or a device, not a file; use - for standard input',
  );
}

/** Up to the size that shows that an article is too large. @throws an error for {@link reasonOf} */
export function readBounded(name: string): Uint8Array {
  const descriptor = openFile(name);
  try {
    if (fstatSync(descriptor).size <= maxArticleBytes) return readFileSync(descriptor);
    const beginning = Buffer.allocUnsafe(maxArticleBytes + 1);
    return beginning.subarray(0, readSync(descriptor, beginning));
  } finally {
    closeSync(descriptor);
  }
}

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

export function reasonOf(error: unknown): string {
  const number = propertyOf(error, 'errno');
  if (typeof number === 'number') return getSystemErrorMessage(number);
  const message = propertyOf(error, 'message');
  return typeof message === 'string' ? message : String(error);
}

export function isMissing(error: unknown): boolean {
  return propertyOf(error, 'code') === 'ENOENT';
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
