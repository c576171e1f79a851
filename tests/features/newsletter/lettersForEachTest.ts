import { Counter, Registry } from 'prom-client';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import { doneWork } from '#contracts/botCheck.ts';
import { challengeAddress, signUpAction, signUpAddress } from '#contracts/newsletter.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { confirmedPartners } from '#features/newsletter/confirmedPartners.ts';
import { openDelivery } from '#features/newsletter/delivery.ts';
import { keyTable } from '#features/newsletter/migrations.ts';
import { NewsletterLinks } from '#features/newsletter/newsletterLinks.ts';
import { newsletterRoutes } from '#features/newsletter/newsletterRoutes.ts';
import { SignUps } from '#features/newsletter/signUps.ts';
import { Subscriptions } from '#features/newsletter/subscriptions.ts';
import { BotCheck } from '#platform/botCheck.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Newsletter, SiteConfiguration } from '#schemas/generated/types.ts';
import { quietLog } from '../../content/quietLog.ts';
import { type Answer, startTestServer, type TestServer } from '../../server/support.ts';
import { testShell } from '../../shell/support.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { nock } from '../../support/nock.ts';
import { gateTo } from '../../support/partners.ts';
import { openBuiltIn } from './storeOnBoth.ts';

export const newsletter: Newsletter = {
  title: 'A letter worth opening',
  lists: [
    { name: 'weekly', title: 'Weekly', description: 'One guide a week.' },
    { name: 'nights', title: 'Nights' },
  ],
  mockAddress: 'mock@pagewell.example',
};

const own = { 'Sec-Fetch-Site': 'same-origin' };
export const asJson = { ...own, 'Content-Type': 'application/json' };
export const asForm = { ...own, 'Content-Type': 'application/x-www-form-urlencoded' };
/** Of a piece of work: these tests are about what comes of it. */
const littleWork = { rounds: 10, fewestTries: 1, mostTries: 5 };
const patienceMs = 60_000;

export interface LettersOfTest {
  said: Newsletter | undefined;
  around: SiteConfiguration;
  isDown: boolean;
  failedBotChecks: number;
  readonly server: TestServer;
  readonly subscriptions: Subscriptions;
  mails: () => Promise<readonly Mail[]>;
  doneWork: () => Promise<string>;
  post: (body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  signUp: (email: string, more?: object) => Promise<Answer>;
  postForm: (fields: string, path?: string, headers?: Record<string, string>) => Promise<Answer>;
}

/** A database for a file of tests, and a server for each test, so that none is stopped by what another has asked. */
export function lettersForEachTest(): LettersOfTest {
  let store: DatabaseStore;
  let server: TestServer;
  let subscriptions: Subscriptions;
  let jobs: JobRunner;
  let sent: Mail[] = [];

  const letters: LettersOfTest = {
    said: newsletter,
    around: {},
    isDown: false,
    failedBotChecks: 0,
    get server() {
      return server;
    },
    get subscriptions() {
      return subscriptions;
    },
    mails: async () => {
      await jobs.runDue();
      return sent;
    },
    doneWork: async () => {
      return doneWork(JSON.parse((await server.get(challengeAddress)).body));
    },
    post: (body, headers = asJson) =>
      server.get(signUpAddress, { method: 'POST', headers, body: JSON.stringify(body) }),
    signUp: async (email, more = {}) =>
      letters.post({ email, lists: ['weekly'], recaptcha: await letters.doneWork(), ...more }),
    postForm: (fields, path = '/newsletter', headers = asForm) =>
      server.get(path, { method: 'POST', headers, body: fields }),
  };

  beforeAll(async () => {
    store = await openBuiltIn();
  }, patienceMs);
  afterAll(() => store.close());
  beforeEach(async () => {
    nock.enableNetConnect('127.0.0.1');
    Object.assign(letters, { said: newsletter, around: {}, isDown: false, failedBotChecks: 0 });
    const database = databaseUnless(() => letters.isDown, store.database);
    subscriptions = new Subscriptions(database);
    const key = storedKey(store.database, keyTable);
    const links = new NewsletterLinks(key);
    const registers = [new Registry()];
    const counter = (name: string) => new Counter({ name, help: name, labelNames: ['outcome'], registers });
    sent = [];
    const mailer = { send: async (mail: Mail) => void sent.unshift(mail) };
    jobs = new JobRunner({ database, log: quietLog() });
    const delivery = openDelivery({ jobs, mailer, subscriptions, mails: counter('mails') });
    const site = {
      ...testShell.site,
      get configuration() {
        return letters.said ? { ...letters.around, newsletter: letters.said } : {};
      },
    };
    const shell = { ...testShell, site };
    const tellPartners = confirmedPartners({
      partners: gateTo('activation'),
      log: quietLog(),
      site: 'pagewell.example',
      accounts: () => letters.said ?? {},
      ingest: undefined,
      activationHost: 'https://activate.letters.example',
    });
    const outcomes = counter('outcomes');
    const signUps = new SignUps({ site, subscriptions, delivery, links, outcomes, tellPartners });
    server = await startTestServer({
      open: ({ log }) => [
        ...newsletterRoutes({
          shell,
          signUps,
          botCheck: new BotCheck({
            key,
            action: signUpAction,
            siteKey: 'pagewell.example',
            effort: littleWork,
          }),
          links,
          log,
          countBotCheck: () => (letters.failedBotChecks += 1),
        }),
      ],
    });
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    letters.isDown = false;
    await jobs.runDue();
    await jobs.close();
  });
  return letters;
}

export function linkIn(text: string, path: string): string {
  return new RegExp(`https?://\\S+(${path}\\?t=[\\w.-]+)`).exec(text)?.[1] ?? '';
}
