import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from './contentEncoding.ts';

export type Compressed = Exclude<Encoding, 'identity'>;

const fastestGzip = 1;
const fastestBrotli = 1;
const goodGzip = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A fraction of a millisecond: less than handing the work to another thread. */
export function compressFast(body: Buffer, encoding: Compressed): Buffer {
  return exactly(
    encoding === 'br'
      ? brotliCompressSync(body, brotliOptions(body, fastestBrotli))
      : gzipSync(body, { level: fastestGzip }),
  );
}

/** In another thread, for answers that are sent often. @param brotliQuality from 0 to 11 */
export async function compressWell(
  body: Buffer,
  encoding: Compressed,
  brotliQuality: number,
): Promise<Buffer> {
  return exactly(
    encoding === 'br'
      ? await compressBrotli(body, brotliOptions(body, brotliQuality))
      : await compressGzip(body, { level: goodGzip }),
  );
}

/** A copy: Node's result is a view of a larger buffer, which would stay in memory. */
function exactly(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}

export function decompress(body: Buffer, encoding: Compressed): Buffer {
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  };
}
