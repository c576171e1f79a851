import { createHash } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

export interface Sum {
  bytes: number;
  sha256: string;
}

export async function writeSummed(file: string, chunks: AsyncIterable<string | Uint8Array>): Promise<Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    chunks,
    async function* (input: AsyncIterable<string | Uint8Array>) {
      for await (const chunk of input) {
        const data = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        hash.update(data);
        bytes += data.length;
        yield data;
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

export async function sumOf(file: string): Promise<Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of bytesOf(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Does not follow a link, because it may lead out of the folder. */
export async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const opened = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  yield* opened.createReadStream();
}

const lineFeed = 0x0a;

/** Separated by line feeds only; `readline` also splits at others. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of bytesOf(file)) {
    let from = 0;
    for (let to = chunk.indexOf(lineFeed); to >= 0; to = chunk.indexOf(lineFeed, from)) {
      begun.push(chunk.subarray(from, to));
      yield Buffer.concat(begun).toString('utf8');
      begun = [];
      from = to + 1;
    }
    begun.push(chunk.subarray(from));
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield rest.toString('utf8');
}
