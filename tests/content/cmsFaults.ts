import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { articleAt } from './articles.ts';

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

/** How a fault is told, and how many requests it may cost: 2 where one retry may help. */
export type Fault = [name: string, fault: Answer, kind: string, cost: number];

/** The CMS does not respond, or says itself that it cannot. */
export const outages: Fault[] = [
  ['500', status(500), 'status', 1],
  ['503 with Retry-After', status(503, { 'retry-after': '120' }), 'status', 1],
  ['503 without Retry-After', status(503), 'status', 2],
  ['429', status(429, { 'retry-after': '1' }), 'status', 1],
  ['one byte a second', drip, 'timeout', 1],
  ['no answer at all', silence, 'timeout', 1],
  ['a connection reset in the body', resetInBody, 'reset', 2],
  ['a connection reset before the answer', resetBeforeAnswer, 'reset', 2],
  ['a connection that ends in the body', endInBody, 'reset', 2],
];

/** It answers, and not in the way of the article contract. */
export const strangeAnswers: Fault[] = [
  ['403', status(403), 'refused', 1],
  ['204 without content', status(204), 'refused', 1],
  ['a redirect to nowhere', status(302), 'refused', 1],
  ['redirects in a circle', redirectLoop, 'redirect', 4],
  [
    'an HTML page with status 200',
    body('<h1>Maintenance</h1>', { 'content-type': 'text/html' }),
    'content-type',
    1,
  ],
  ['no content type', body(json, {}), 'content-type', 1],
];

/** It answers with something that is not this article. */
export const articleFaults: Fault[] = [
  ['an empty answer', body(''), 'parse', 1],
  ['HTML that calls itself JSON', body('<h1>Maintenance</h1>'), 'parse', 1],
  ['JSON that ends in the middle', body(json.slice(0, -10)), 'parse', 1],
  ['another charset', body(json, { 'content-type': 'application/json; charset=utf-16' }), 'encoding', 1],
  [
    'bytes that are no UTF-8',
    body(Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe])])),
    'encoding',
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
  ['a gzip bomb', body(bomb, { ...jsonType, 'content-encoding': 'gzip' }), 'too-large', 1],
  ['gzip that is none', body(json, { ...jsonType, 'content-encoding': 'gzip' }), 'encoding', 1],
];

export const faults: Fault[] = [...outages, ...strangeAnswers, ...articleFaults];
