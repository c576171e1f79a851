import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { lookupPublic } from '#platform/upstream/lookupPublic.ts';
import { ImageError } from './imageError.ts';
import { mayBeFetched } from './imageRequest.ts';

/** A photograph straight from a camera. */
export const maxImageBytes = 20 * 1024 * 1024;
/** Milliseconds, all redirects together. */
const timeLimit = 5_000;
const maxRedirects = 3;

export type SendRequest = (
  url: URL,
  options: RequestOptions,
  onAnswer: (answer: IncomingMessage) => void,
) => ClientRequest;

interface FetchImageOptions {
  /** `public`: any host on the public internet. */
  allowedHosts: ReadonlySet<string> | 'public';
  send?: SendRequest;
}

/** Checks each hop, and the IP address at connect time, against DNS rebinding. @throws ImageError */
export async function fetchImage(url: URL, options: FetchImageOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimit);
  let current = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!mayBeFetched(current, options.allowedHosts))
      throw new ImageError(`${current.host} is not in the list of hosts`);
    const answer = await ask(current, signal, options.send ?? request);
    const target = redirectTarget(answer, current);
    if (!target) return readImage(answer, signal);
    answer.destroy();
    current = target;
  }
  throw new ImageError(`more than ${maxRedirects} redirects`);
}

function ask(url: URL, signal: AbortSignal, send: SendRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { signal, lookup: lookupPublic, headers: { Accept: 'image/*' } }, resolve);
    outgoing.on('error', (cause) => reject(new ImageError(`${url.host} does not respond`, { cause })));
    outgoing.end();
  });
}

function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return undefined;
  const target = URL.parse(headers.location, from);
  if (!target) throw new ImageError('a redirect without a target');
  return target;
}

async function readImage(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new ImageError(`status ${answer.statusCode}`);
    const type = answer.headers['content-type'] ?? '';
    if (!type.startsWith('image/')) throw new ImageError(`"${type}" is not a picture`);
    const tooLarge = `more than ${maxImageBytes} bytes`;
    if (Number(answer.headers['content-length'] ?? 0) > maxImageBytes) throw new ImageError(tooLarge);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer) {
      if (!Buffer.isBuffer(chunk)) throw new ImageError('the picture could not be read as bytes');
      bytes += chunk.byteLength;
      if (bytes > maxImageBytes) throw new ImageError(tooLarge);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    answer.destroy();
    if (error instanceof ImageError) throw error;
    throw new ImageError(signal.aborted ? `no picture within ${timeLimit} ms` : 'the picture is incomplete', {
      cause: error,
    });
  }
}
