import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { isOnThisMachine } from '../http/loopback.ts';
import type { Send } from './attempt.ts';
import { lookupPublic, PrivateAddressError } from './lookupPublic.ts';
import { isPublicAddress } from './publicAddress.ts';
import { UpstreamError } from './upstreamError.ts';

/** Connections of their own: one that was made without looking at the address is never taken again here. */
const agents = { plain: new PlainAgent({ keepAlive: true }), tls: new Agent({ keepAlive: true }) };

/** Statuses whose answers have no body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Asks hosts on the public internet alone: at the moment of connecting, so that no name can be pointed into the house afterwards.
 * This machine is asked where it is written as such, and not where a name leads to it.
 */
export const sendToPublic: Send = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const isHere = isOnThisMachine(url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Addresses in digits are not looked up.
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
  if (coding !== 'identity') throw new UpstreamError('encoding', 'It packed what was asked for unpacked.');
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
