import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { newsletterAddresses, signUpAddress } from '#contracts/newsletter.ts';
import { openNewsletter } from '#features/newsletter/openNewsletter.ts';
import { Subscriptions } from '#features/newsletter/subscriptions.ts';
import type { Outbox } from '#platform/outbox.ts';
import { startTestServer } from '../../server/support.ts';
import { nock } from '../../support/nock.ts';
import { linkIn } from './lettersForEachTest.ts';
import { openBuiltIn } from './storeOnBoth.ts';

const newsletter = { lists: [{ name: 'weekly', title: 'Weekly' }] };
const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
const noSettings = { activationUrl: undefined, ingestUrl: undefined, ingestCredentials: undefined };
let store: DatabaseStore;
let opened: Awaited<ReturnType<typeof openNewsletter>>;
let outbox: Outbox;
let jobs: JobRunner;

beforeAll(async () => {
  store = await openBuiltIn();
});
afterAll(() => store.close());
beforeEach(() => nock.enableNetConnect('127.0.0.1'));
afterEach(() => opened.close?.());

function startWithLetters() {
  return startTestServer({
    open: async (parts) => {
      outbox = parts.outbox;
      const site = { ...parts.renderer.site, origin: 'http://localhost:3000', configuration: { newsletter } };
      const database = store.database;
      jobs = new JobRunner({ database, log: parts.log });
      const content = { database, jobs };
      opened = await openNewsletter({ ...parts, content, renderer: { ...parts.renderer, site } }, noSettings);
      return opened.routes ?? [];
    },
  });
}

test('a sign-up whose bot check fails is counted under a name of its own', async () => {
  await using server = await startWithLetters();
  const body = JSON.stringify({ email: 'ada@example.org', lists: ['weekly'], recaptcha: 'bm9uZQ==' });
  const answer = await server.get(signUpAddress, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await server.parts.metrics.registry.metrics()).toContain(
    'pagewell_newsletter_total{outcome="recaptcha.error"} 1',
  );
});

test('a new member who wants to hear of us is asked for the letter of members, and for no other', async () => {
  await using server = await startWithLetters();
  const subscriptions = new Subscriptions(store.database);
  await opened.offers?.onSignIn?.({
    email: 'grace@example.org',
    rvoid: 'rvo-grace',
    new_user: true,
    marketing_opted_in: true,
  });
  expect(await subscriptions.export('grace@example.org')).toMatchObject([
    { list: 'e:hlm_s:hl_p:auth', source: 'onsite_preferencepage' },
  ]);
  await jobs.runDue();
  const [mail] = outbox.entries();
  const path = linkIn(mail?.text ?? '', newsletterAddresses.confirm);
  expect((await server.get(path)).body).toContain('Letters for members');
  const confirmed = await server.get(path, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(confirmed.status).toBe(200);
  expect((await subscriptions.export('grace@example.org'))[0]?.confirmedAt).toBeDefined();
});
