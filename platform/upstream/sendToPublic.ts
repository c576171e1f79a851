import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { isOnThisMachine } from '../http/loopback.ts';
import type { Send } from './attempt.ts';
import { lookupPublic, PrivateAddressError } from './lookupPublic.ts';
import { isPublicAddress } from './publicAddress.ts';
import { UpstreamError } from './upstreamError.ts';

/** A connection that was opened without the check must not be reused. */
const agents = { plain: new PlainAgent({ keepAlive: true }), tls: new Agent({ keepAlive: true }) };

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** Checked when connecting, against DNS rebinding. This machine is allowed only if the address names it. */
export const sendToPublic: Send = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const isHere = isOnThisMachine(url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // IP addresses are not resolved.
    if (!isHere && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
    const isPlain = url.protocol === 'http:';
    const options: RequestOptions = {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      signal,
      agent: isPlain ? agents.plain : agents.tls,
      ...(isHere ? {} : { lookup: lookupPublic }),
    };
    const outgoing = (isPlain ? requestPlain : request)(url, options, (answer) => {
      try {
        resolve(responseOf(answer));
      } catch (error) {
        answer.destroy();
        reject(error);
      }
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const coding = answer.headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity')
    throw new UpstreamError(
      'encoding',
      'The response is compressed, although it was requested uncompressed.',
    );
  if (!withoutBody.has(status)) return new Response(streamOf(answer), { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}

function streamOf(answer: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      answer.destroy();
    },
  });
}
