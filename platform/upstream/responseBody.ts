import { UpstreamError } from './upstreamError.ts';

/** Limited after decompression, against compression bombs. @throws UpstreamError `too-large` */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  // With compression it is the compressed length, which is smaller.
  if (Number(response.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and its connection.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Refuses other types, such as a proxy's HTML page with status 200. @throws UpstreamError */
export function jsonText({ headers, body }: { headers: Headers; body: Uint8Array }): string {
  requireJson(headers.get('content-type'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (error) {
    throw new UpstreamError('encoding', 'The response is not UTF-8.', { cause: error });
  }
}

function requireJson(contentType: string | null): void {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!/^application\/(?:[a-z0-9.+-]+\+)?json$/.test(type))
    throw new UpstreamError('content-type', `The response is “${type || 'empty'}”, not JSON.`);
  const charset = parameters
    .find((each) => each.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new UpstreamError('encoding', `The charset of the response is “${charset}”; JSON must be UTF-8.`);
}

function tooLarge(maxBytes: number): UpstreamError {
  return new UpstreamError('too-large', `The response is larger than ${maxBytes} bytes.`);
}
