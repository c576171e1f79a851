import { globSync, readFileSync } from 'node:fs';
import type { JobStatus } from '#content/jobs/jobs.ts';
import { durationInWords, errorKindOf, stateOf } from '#editor-preview/server/jobs/jobsPage.tsx';
import { jobs } from '#editor-preview/server/words/english/jobs.ts';

const status: JobStatus = {
  name: 'sweep',
  isQueue: false,
  queued: 0,
  ageSeconds: 0,
  lastDoneAt: undefined,
  nextRunAt: undefined,
  isRunning: false,
  failures: 0,
  lastError: undefined,
};

test.each([
  [{}, 'inOrder'],
  [{ ageSeconds: 300 }, 'inOrder'],
  [{ ageSeconds: 301 }, 'late'],
  [{ ageSeconds: 301, isRunning: true }, 'running'],
  [{ failures: 1 }, 'failing'],
  [{ failures: 1, isRunning: true, ageSeconds: 301 }, 'failing'],
])('a job with %j is %s', (given, state) => expect(stateOf({ ...status, ...given })).toBe(state));

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.example', 'unreachable'],
  ['getaddrinfo EAI_AGAIN mail.example', 'unreachable'],
  ['Connection terminated due to connection timeout', 'unreachable'],
  ['fetch failed', 'unreachable'],
  ['The articles could not be requested from the CMS.', 'unreachable'],
  ['/sleep/naps could not be fetched from the CMS or stored.', 'unreachable'],
  ['No response within 1200 ms.', 'unreachable'],
  ['The run took longer than its lease of 60000 ms.', 'tooLong'],
  ['The stored item cannot be read.', 'unreadable'],
  ['Cannot read properties of undefined', 'other'],
  ['', 'other'],
])('the error “%s” is %s', (message, kind) => expect(errorKindOf(message)).toBe(kind));

test.each([
  [0, 'en-GB', '0 seconds'],
  [1, 'en-GB', '1 second'],
  [59.9, 'en-GB', '59 seconds'],
  [60, 'en-GB', '1 minute'],
  [3_599, 'es', '59 minutos'],
  [3_600, 'es', '1 hora'],
  [86_399, 'en-GB', '23 hours'],
  [172_800, 'en-GB', '2 days'],
])('%d seconds are in %s “%s”', (seconds, locale, words) =>
  expect(durationInWords(seconds, locale)).toBe(words),
);

test('every job that the project names has words for owners', () => {
  const named = globSync('{content,features,server}/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const calls = source.matchAll(/\bjobs\s*\.(?:every|queue)(?:<[^(]*>)?\(\s*(?:'([^']+)'|(\w+))/g);
    return [...calls].map(
      ([, name, constant]) => name ?? new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1],
    );
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !Object.keys(jobs.names).some((known) => known === name))).toEqual([]);
});
