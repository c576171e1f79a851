import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { articleAt } from './articles.ts';

/** How a CMS of the tests answers a request: well, or in one of the ways in which real ones fail. */
export type Answer = (response: ServerResponse) => void;

export const jsonType = { 'content-type': 'application/json' };
export const goodArticle = articleAt('/nutrition/zinc', 'Zinc', '<p>Good content.</p>');
const json = JSON.stringify(goodArticle);

export const good: Answer = (response) => response.writeHead(200, { ...jsonType, etag: '"good"' }).end(json);

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end('the CMS is unwell');
export const body =
  (text: string | Buffer, headers: Record<string, string> = jsonType): Answer =>
  (response) =>
    response.writeHead(200, headers).end(text);

/** One byte a second: each byte in time, the whole never. */
export const drip: Answer = (response) => {
  response.writeHead(200, jsonType);
  response.write('{');
  const timer = setInterval(() => response.write(' '), 1_000);
  response.on('close', () => clearInterval(timer));
};
export const silence: Answer = () => undefined;
const resetInBody: Answer = (response) => {
  response.writeHead(200, { ...jsonType, 'content-length': String(json.length) });
  response.write(json.slice(0, 20), () => response.socket?.resetAndDestroy());
};
export const resetBeforeAnswer: Answer = (response) => response.socket?.resetAndDestroy();
const endInBody: Answer = (response) => {
  response.writeHead(200, { ...jsonType, 'content-length': String(json.length) });
  response.write(json.slice(0, 20), () => response.socket?.destroy());
};
const redirectLoop: Answer = (response) =>
  response.writeHead(301, { location: '/articles?round=again' }).end();
/** 200 MB of blanks in 200 kB. */
export const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '));

/** How each fault is told, and how many requests it may cost: 2 where one retry may help. */
export const faults: [name: string, fault: Answer, kind: string, cost: number][] = [
  ['500', status(500), 'status', 1],
  ['503 with Retry-After', status(503, { 'retry-after': '120' }), 'status', 1],
  ['503 without Retry-After', status(503), 'status', 2],
  ['429', status(429, { 'retry-after': '1' }), 'status', 1],
  ['403', status(403), 'status', 1],
  ['204 without content', status(204), 'status', 1],
  ['a redirect to nowhere', status(302), 'status', 1],
  ['redirects in a circle', redirectLoop, 'redirect', 1],
  ['an empty answer', body(''), 'parse', 1],
  [
    'an HTML page with status 200',
    body('<h1>Maintenance</h1>', { 'content-type': 'text/html' }),
    'content-type',
    1,
  ],
  ['HTML that calls itself JSON', body('<h1>Maintenance</h1>'), 'parse', 1],
  ['no content type', body(json, {}), 'content-type', 1],
  ['JSON that ends in the middle', body(json.slice(0, -10)), 'parse', 1],
  ['another charset', body(json, { 'content-type': 'application/json; charset=utf-16' }), 'content-type', 1],
  [
    'bytes that are no UTF-8',
    body(Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe])])),
    'parse',
    1,
  ],
  ['UTF-16', body(Buffer.from(json, 'utf16le')), 'parse', 1],
  ['NaN', body(`{"path":"${goodArticle.path}","price":NaN}`), 'parse', 1],
  ['another article', body(JSON.stringify({ ...goodArticle, path: '/other' })), 'mismatch', 1],
  ['a list', body('[]'), 'mismatch', 1],
  ['null', body('null'), 'mismatch', 1],
  [
    'an article that is too large',
    body(JSON.stringify({ ...goodArticle, more: 'x'.repeat(maxArticleBytes) })),
    'too-large',
    1,
  ],
  [
    'an article that is too deep',
    body(`{"path":"${goodArticle.path}","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    'too-large',
    1,
  ],
  ['a gzip bomb', body(bomb, { ...jsonType, 'content-encoding': 'gzip' }), 'too-large', 1],
  ['gzip that is none', body(json, { ...jsonType, 'content-encoding': 'gzip' }), 'parse', 1],
  ['one byte a second', drip, 'timeout', 1],
  ['no answer at all', silence, 'timeout', 1],
  ['a connection reset in the body', resetInBody, 'reset', 2],
  ['a connection reset before the answer', resetBeforeAnswer, 'reset', 2],
  ['a connection that ends in the body', endInBody, 'reset', 2],
];
