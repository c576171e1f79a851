import { closeSync, openSync, readSync } from 'node:fs';
import { getSystemErrorMessage } from 'node:util';
import { maxArticleBytes } from '../../transformer/limits.ts';

/** The name that arguments give to standard input. */
export const standardInput = '-';

/** Reads files into memory that is used again: most are small, and none is kept. */
export class FileReader {
  readonly #memory: Buffer;
  #taken = 0;

  /** @param together bytes of earlier files beside which there is always room for one more, however large */
  constructor(together = 0) {
    // One byte more shows that a file is too large.
    this.#memory = Buffer.allocUnsafe(together + maxArticleBytes + 1);
  }

  /** Bytes that have been read, and whose room has not been used again. */
  get taken(): number {
    return this.#taken;
  }

  /** Gives the room of all that was read to what comes next. */
  reuse(): void {
    this.#taken = 0;
  }

  /**
   * The bytes of a file, no more of them than it takes to see that an article is too large. A device or a pipe has no
   * size that could be looked at: so it is the reading that stops.
   *
   * @returns bytes that hold until their room is used again
   * @throws the system's error, which {@link reasonOf} puts into words
   */
  read(name: string): Uint8Array {
    const descriptor = openSync(name, 'r');
    try {
      const start = this.#taken;
      const end = start + maxArticleBytes + 1;
      let at = start;
      for (let read = -1; read !== 0 && at < end; at += read) {
        read = readSync(descriptor, this.#memory, at, end - at, null);
      }
      this.#taken = at;
      return this.#memory.subarray(start, at);
    } finally {
      closeSync(descriptor);
    }
  }
}

const single = new FileReader();

/** {@link FileReader.read} for one file at a time: its bytes hold until the next one is read. */
export function readBounded(name: string): Uint8Array {
  single.reuse();
  return single.read(name);
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
