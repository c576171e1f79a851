import { UpstreamError } from './upstreamError.ts';

/**
 * Reads a response's body, giving up as soon as it grows beyond the limit: the length is counted after decompression,
 * so that a small file that unpacks to gigabytes costs no more than the limit.
 *
 * @throws UpstreamError `too-large`
 */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
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
  return Buffer.concat(chunks);
}

/**
 * The text of an answer that is JSON in UTF-8. Another type is refused, such as the HTML page that a proxy in front of
 * the upstream sends with status 200.
 *
 * @throws UpstreamError `content-type` or `encoding`
 */
export function jsonText({ headers, body }: { headers: Headers; body: Uint8Array }): string {
  requireJson(headers.get('content-type'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (error) {
    throw new UpstreamError('encoding', 'The answer is not UTF-8.', { cause: error });
  }
}

function requireJson(contentType: string | null): void {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!/^application\/(?:[a-z0-9.+-]+\+)?json$/.test(type)) {
    throw new UpstreamError('content-type', `The answer is “${type || 'nothing'}”, not JSON.`);
  }
  const charset = parameters
    .find((each) => each.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset)) {
    throw new UpstreamError('encoding', `The answer's charset is “${charset}”; JSON is UTF-8.`);
  }
}

function tooLarge(maxBytes: number): UpstreamError {
  return new UpstreamError('too-large', `The answer is larger than ${maxBytes} bytes.`);
}
