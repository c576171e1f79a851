import type { ServerResponse } from 'node:http';
import type { SampleAnswer } from './samplePartner.ts';

/** Longer than any timeout. */
const slowMs = 20_000;
const dripMs = 100;

type Fault = (response: ServerResponse, answer: SampleAnswer) => void;

export const partnerFaults = {
  none: (response, { status, body }) => send(response, status, JSON.stringify(body)),
  slow: (response, { status, body }) => {
    const timer = setTimeout(() => send(response, status, JSON.stringify(body)), slowMs);
    response.once('close', () => clearTimeout(timer));
  },
  drip: (response, { status, body }) => {
    const bytes = Buffer.from(JSON.stringify(body));
    let sent = 0;
    response.writeHead(status, { 'Content-Type': json });
    const timer = setInterval(() => {
      response.write(bytes.subarray(sent, sent + 1));
      sent += 1;
      if (sent >= bytes.length) response.end();
    }, dripMs);
    response.once('close', () => clearInterval(timer));
  },
  cut: (response, { status, body }) => {
    const text = JSON.stringify(body);
    response.writeHead(status, { 'Content-Type': json, 'Content-Length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  },
  reset: (response) => response.destroy(),
  error: (response) => send(response, 500, JSON.stringify({ error: 'Something broke.' })),
  busy: (response) => {
    response.setHeader('Retry-After', '30');
    send(response, 429, JSON.stringify({ error: 'Too many requests.' }));
  },
  html: (response) => send(response, 200, '<!doctype html><title>We will be back soon</title>', 'text/html'),
  'no-json': (response) => send(response, 200, '{"data": [{"retailer":'),
  'other-json': (response) => send(response, 200, JSON.stringify(['Hello'])),
  redirect: (response) => {
    response.setHeader('Location', 'https://elsewhere.example/prices');
    send(response, 302, '');
  },
  large: (response) =>
    send(response, 200, JSON.stringify({ data: [], padding: 'x'.repeat(2 * 1024 * 1024) })),
  unknown: (response) => send(response, 404, JSON.stringify({ error: 'Nothing is known of this.' })),
  empty: (response) => send(response, 200, JSON.stringify({ data: [] })),
  /** Invalid entries among valid ones, and codes that cannot be typed. */
  hostile: (response, { status, body }) => send(response, status, JSON.stringify(withHostileParts(body))),
} as const satisfies Record<string, Fault>;

export type PartnerFault = keyof typeof partnerFaults;

export function isPartnerFault(name: string): name is PartnerFault {
  return Object.hasOwn(partnerFaults, name);
}

const json = 'application/json; charset=utf-8';

function send(response: ServerResponse, status: number, body: string, type = json): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

function withHostileParts(body: unknown): object {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data))
    return { id: '../x', bin: '<b>', pcn: 'SAMPLE', grp: 'SAMPLE', uid: 'S0' };
  return { data: [...hostileEntries, ...body.data] };
}

const price = { amount: 5, currency: 'USD' };
const hostileEntries: readonly unknown[] = [
  { retailer: { id: 'negative', name: 'Negative price' }, price: { ...price, amount: -1 } },
  { retailer: { id: 'no-number', name: 'No number' }, price: { ...price, amount: 'NaN' } },
  { retailer: { id: 'dear', name: 'Far too dear' }, price: { ...price, amount: 1e12 } },
  { retailer: { id: '../x', name: 'Another address' }, price },
  { retailer: { id: 'pounds', name: 'Another currency' }, price: { ...price, currency: 'GBP' } },
  { retailer: { id: 'long', name: 'Long '.repeat(2_000) }, price: { ...price, amount: 901 } },
  { retailer: { id: 'turned', name: '\u202egnorw yaw eht llA' }, price: { ...price, amount: 902 } },
  null,
  'no entry',
];
