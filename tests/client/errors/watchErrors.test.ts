/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import { jest } from '@jest/globals';
import { gatherMs, ownScript, watchErrors } from '#client/errors/watchErrors.ts';
import { maxErrorsPerPage } from '#contracts/errors/errorReport.ts';
import { validateClientErrors } from '#schemas/generated/validators.js';

// The one of jsdom cannot be read.
Reflect.set(globalThis, 'Blob', NodeBlob);

const secret = 'migraine';
const bodies: Blob[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', `/neurology/${secret}?q=${secret}`);
  document.title = secret;
  document.head.innerHTML = '<meta name="pagewell-loader" content="/assets/main-1a2b3c4d.js">';
  document.body.innerHTML = '<main><article></article></main>';
  const sendBeacon = (address: string, body: Blob) => address === '/api/errors' && bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  watchErrors();
});
beforeEach(() => {
  bodies.length = 0;
});

function failure(line: number, script = '/assets/quiz-1a2b3c4d.js'): Error {
  const error = new TypeError(`Cannot read properties of undefined (reading '${secret}')`);
  error.stack = `TypeError: ${secret}\n    at score (${location.origin}${script}:${line}:5)`;
  return error;
}
const throwIt = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));

async function sent() {
  jest.advanceTimersByTime(gatherMs);
  const texts = await Promise.all(bodies.map((body) => body.text()));
  return texts.map((text) => {
    const batch: unknown = JSON.parse(text);
    if (!validateClientErrors(batch)) throw new Error(`The server would refuse ${text}`);
    return batch;
  });
}

// They share one page, on which so many errors are told and no more.
test('errors of one moment are told together, each once, with nothing of the page or its reader', async () => {
  throwIt(failure(1));
  throwIt(failure(1));
  const rejected = new Event('unhandledrejection');
  Reflect.set(rejected, 'reason', failure(2));
  dispatchEvent(rejected);
  const batches = await sent();
  expect(batches).toEqual([
    {
      build: '1a2b3c4d',
      route: 'article',
      formfactor: 'desktop',
      errors: [
        expect.objectContaining({ type: 'TypeError', mechanism: 'error' }),
        expect.objectContaining({ type: 'TypeError', mechanism: 'rejection' }),
      ],
    },
  ]);
  expect(JSON.stringify(batches)).not.toContain(secret);
});

test.each([
  [
    'another site’s script',
    () => Object.assign(failure(3), { stack: 'at f (https://ads.example/a.js:1:1)' }),
  ],
  ['the page itself', () => failure(3, `/neurology/${secret}`)],
  [
    'what a browser brings',
    () => Object.assign(failure(3), { stack: 'at f (chrome-extension://x/a.js:1:1)' }),
  ],
  ['the client', () => Object.assign(failure(3), { status: 404 })],
  ['whoever says to stop', () => Object.assign(failure(3), { stop: true })],
  ['the server, which has it', () => Object.assign(failure(3), { status: 500, body: { errorId: '1' } })],
  ['nothing', () => undefined],
])('an error of %s is not told', async (_, made) => {
  throwIt(made());
  expect(await sent()).toEqual([]);
});

test('what waits when the reader leaves is told at once; and a page that goes on failing has said enough', async () => {
  for (let line = 10; line < 20; line += 1) throwIt(failure(line));
  dispatchEvent(new Event('pagehide'));
  const [batch] = await sent();
  expect(batch?.errors).toHaveLength(maxErrorsPerPage - 2);
  throwIt(failure(99));
  expect(await sent()).toHaveLength(1);
});

test('a script is ours by its address', () => {
  expect(ownScript(`${location.origin}/assets/main-1a2b3c4d.js`)).toBe('main-1a2b3c4d.js');
  for (const other of [
    '',
    '/assets/main.js',
    `${location.origin}/assets/a/b.js`,
    'https://x.example/assets/main.js',
  ])
    expect(ownScript(other)).toBeUndefined();
});
