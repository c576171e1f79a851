import type { JobStatus } from '#content/jobs/jobs.ts';
import { owner, type Person } from '#editor-preview/model/person.ts';
import { editorAccess } from '#editor-preview/server/access/editorAccess.ts';
import { jobsRoutes } from '#editor-preview/server/jobs/jobsRoutes.ts';
import { startTestServer, type TestServer } from '../../../server/support.ts';
import { pageRenderer } from '../../../support/pageRenderer.ts';
import { everybody, publisher, signedIn } from '../../../support/people.ts';

const addresses = ['/editor/jobs', '/editor/api/jobs'];
const mails: JobStatus = {
  name: 'newsletter-mails',
  isQueue: true,
  queued: 1_203,
  ageSeconds: 720,
  lastDoneAt: '2026-11-28T09:00:00.000Z',
  nextRunAt: '2026-11-28T09:10:00.000Z',
  isRunning: false,
  failures: 7,
  lastError: 'connect ECONNREFUSED 127.0.0.1:25',
};
const idle: JobStatus = {
  ...mails,
  ...{ name: 'schedules', isQueue: false, queued: 0, ageSeconds: 0, failures: 0, lastError: undefined },
};
let who: Person = owner;
let statuses: JobStatus[] = [];
let isAway = false;
let server: TestServer;

beforeAll(async () => {
  const shell = await pageRenderer();
  const jobs = {
    status: async () => {
      if (isAway) throw new Error('connect ECONNREFUSED 127.0.0.1:5432');
      return statuses;
    },
  };
  const people = { active: async () => [...everybody] };
  server = await startTestServer({
    open: () => [signedIn(() => who), ...jobsRoutes({ jobs, people, shell })],
  });
});
beforeEach(() => {
  who = owner;
  statuses = [idle, mails];
  isAway = false;
});
afterAll(() => server[Symbol.asyncDispose]());

const show = async (language = 'en') => {
  const answer = await server.get('/editor/jobs', { headers: { 'Accept-Language': language } });
  const rows = answer.body
    .split('<tr>')
    .slice(2)
    .map((row) =>
      row
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  return { ...answer, rows };
};

test.each(addresses)('%s is for the owner alone, and nothing stores it', async (address) => {
  const { status, headers } = await server.get(address);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  for (const person of everybody.filter((each) => each !== owner)) {
    who = person;
    const refused = await server.get(address);
    expect([person.role, refused.status, refused.body.includes('newsletter-mails')]).toEqual([
      person.role,
      403,
      false,
    ]);
  }
});

test('is not there for those who are not signed in', async () => {
  const shell = await pageRenderer();
  const jobs = { status: async () => statuses };
  await using guarded = await startTestServer({
    open: ({ limits }) => [
      ...editorAccess({ token: 'a-long-enough-token', people: undefined, limits, shell, https: false }),
      ...jobsRoutes({ jobs, people: undefined, shell }),
    ],
  });
  for (const address of addresses) {
    const answer = await guarded.get(address);
    expect([address, answer.status, answer.body.includes('newsletter-mails')]).toEqual([address, 401, false]);
  }
  const headers = { Authorization: 'Bearer a-long-enough-token' };
  expect((await guarded.get('/editor/api/jobs', { headers })).status).toBe(200);
});

test('an editor who is refused reads why, also where no other person is known', async () => {
  const jobs = { status: async () => statuses };
  await using alone = await startTestServer({
    open: async () => [
      signedIn(() => publisher),
      ...jobsRoutes({ jobs, people: undefined, shell: await pageRenderer() }),
    ],
  });
  const { body } = await alone.get('/editor/api/jobs');
  expect(JSON.parse(body).error).toMatch(/^Viewing the background jobs is only allowed for the owner/);
});

test('each job has a row with its name in words, runs, waiting items, failures and what the last one was', async () => {
  expect((await show()).rows).toEqual([
    'Publishes and withdraws at scheduled times schedules OK 28 Nov 2026, 09:00 UTC 28 Nov 2026, 09:10 UTC 0',
    'Sends newsletter mails newsletter-mails Failing 28 Nov 2026, 09:00 UTC 28 Nov 2026, 09:10 UTC 1,203 oldest for 12 minutes 7 A required server does not respond. connect ECONNREFUSED 127.0.0.1:25',
  ]);
  const { body, rows } = await show('es');
  expect(body).toContain('<html lang="es"');
  expect(rows[1]).toMatch(
    /^Envía los correos .* Falla .* 1203 el más antiguo desde hace 12 minutos 7 Un servidor/,
  );
});

test('a job that has not run yet, one that runs, and a queue whose item was given up', async () => {
  statuses = [
    { ...idle, lastDoneAt: undefined, isRunning: true },
    {
      ...mails,
      queued: 0,
      ageSeconds: 0,
      nextRunAt: undefined,
      failures: 0,
      lastError: '550 no such mailbox',
    },
  ];
  expect((await show()).rows).toEqual([
    'Publishes and withdraws at scheduled times schedules Running Never Now 0',
    'Sends newsletter mails newsletter-mails OK 28 Nov 2026, 09:00 UTC When an item is queued 0 0 The last run failed. The item will not be retried. 550 no such mailbox',
  ]);
});

test('there may be none', async () => {
  statuses = [];
  expect((await show()).body).toContain('There are no background jobs.');
});

test.each([
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u202Egnp.exe "quoted" & more',
  'x'.repeat(500),
  '',
  '\uD800 half',
])('an error is shown as text, whatever it is: %j', async (lastError) => {
  statuses = [{ ...mails, lastError }];
  const { status, body } = await show();
  expect(status).toBe(200);
  expect(body).not.toMatch(/<script>alert|<img src=x/);
  expect(body.match(/<bdi lang="en">/g)).toHaveLength(1);
});

test.each(['of-an-older-release', 'constructor', '__proto__', '<b>bold</b>'])(
  'a job without words has the name that the database knows: %s',
  async (name) => {
    statuses = [{ ...idle, name }];
    const { body, rows } = await show();
    const escaped = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(body).toContain(`<th scope="row"><code>${escaped}</code></th>`);
    expect(rows).toHaveLength(1);
  },
);

test('programs get the same as JSON', async () => {
  const { body } = await server.get('/editor/api/jobs');
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify({ jobs: statuses })));
});

test.each(addresses)('%s says 503 while the database is away, and when to come back', async (address) => {
  isAway = true;
  const { status, headers, body } = await server.get(address);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  expect(body).not.toContain('ECONNREFUSED');
});
