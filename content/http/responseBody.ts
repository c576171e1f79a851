import { scanJson } from '../../transformer/json/scanJson.ts';
import { ContentUnavailableError } from '../errors.ts';

/**
 * Reads a response's text, giving up as soon as it grows beyond the limit: the length is counted after decompression,
 * so that a small file that unpacks to gigabytes costs no more than the limit.
 *
 * @throws ContentUnavailableError `too-large`, or `parse` where the bytes are no UTF-8.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  // Of a compressed answer it is the compressed length, which is never more than what it unpacks to.
  if (Number(response.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, and with it the connection.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new ContentUnavailableError('parse', 'The answer is not UTF-8.', { cause: error });
  }
}

/**
 * Refuses what is not JSON in UTF-8, such as the HTML page that a proxy in front of the CMS sends with status 200.
 *
 * @throws ContentUnavailableError `content-type`
 */
export function requireJson(contentType: string | null): void {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!/^application\/(?:[a-z0-9.+-]+\+)?json$/.test(type)) {
    throw new ContentUnavailableError('content-type', `The answer is “${type || 'nothing'}”, not JSON.`);
  }
  const charset = parameters
    .find((each) => each.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset)) {
    throw new ContentUnavailableError('content-type', `The answer's charset is “${charset}”; JSON is UTF-8.`);
  }
}

/**
 * Parses JSON whose depth and number of values were measured first.
 *
 * @throws ContentUnavailableError `too-large` or `parse`
 */
export function parseJson(text: string): unknown {
  const { excess } = scanJson(text);
  if (excess) throw new ContentUnavailableError('too-large', `The JSON is beyond the bounds: ${excess}.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentUnavailableError('parse', 'The answer is no JSON, or only the beginning of it.', {
      cause: error,
    });
  }
}

function tooLarge(maxBytes: number): ContentUnavailableError {
  return new ContentUnavailableError('too-large', `The answer is larger than ${maxBytes} bytes.`);
}
