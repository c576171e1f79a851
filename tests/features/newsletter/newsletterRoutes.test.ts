import { Counter, Registry } from 'prom-client';
import { solveChallenge } from '../../../client/newsletter/solveChallenge.ts';
import type { DatabaseStore } from '../../../content/database/databaseStore.ts';
import { type Challenge, newsletterAddresses } from '../../../contracts/newsletter.ts';
import { BotCheck } from '../../../features/newsletter/botCheck.ts';
import { confirmedPartners } from '../../../features/newsletter/confirmedPartners.ts';
import { Delivery } from '../../../features/newsletter/delivery.ts';
import { newsletterKey } from '../../../features/newsletter/key.ts';
import { NewsletterLinks } from '../../../features/newsletter/newsletterLinks.ts';
import { newsletterRoutes } from '../../../features/newsletter/newsletterRoutes.ts';
import { outboxRoute } from '../../../features/newsletter/outboxRoute.ts';
import { SignedTexts } from '../../../features/newsletter/signedText.ts';
import { SignUps } from '../../../features/newsletter/signUps.ts';
import { hashOfAddress, Subscriptions } from '../../../features/newsletter/subscriptions.ts';
import { openMailer } from '../../../platform/mail/mailer.ts';
import type { Newsletter } from '../../../schemas/generated/types.ts';
import { quietLog } from '../../content/quietLog.ts';
import { startTestServer, type TestServer } from '../../server/support.ts';
import { testShell } from '../../shell/support.ts';
import { nock } from '../../support/nock.ts';
import { agreed, gateTo, refused } from '../../support/partners.ts';
import { openBuiltIn } from './storeOnBoth.ts';

const newsletter: Newsletter = {
  title: 'A letter worth opening',
  lists: [
    { name: 'weekly', title: 'Weekly', description: 'One guide a week.' },
    { name: 'nights', title: 'Nights' },
  ],
  mockAddress: 'mock@pagewell.example',
};

const own = { 'Sec-Fetch-Site': 'same-origin' };
const asJson = { ...own, 'Content-Type': 'application/json' };
const asForm = { ...own, 'Content-Type': 'application/x-www-form-urlencoded' };
/** Of a piece of work: these tests are about what comes of it. */
const littleWork = { rounds: 10, fewestTries: 1, mostTries: 5 };
const patienceMs = 60_000;

let store: DatabaseStore;
let failedBotChecks = 0;
let subscriptions: Subscriptions;
/** What the site says of its letters. */
let said: Newsletter | undefined;
/** Whether the database is out of reach. */
let isDown = false;
let server: TestServer;
let delivery: Delivery;
let mailer: ReturnType<typeof openMailer>;

beforeAll(async () => {
  store = await openBuiltIn();
}, patienceMs);
afterAll(() => store.close());

/** A server of its own for each test, so that none is stopped by what another has asked. */
beforeEach(async () => {
  nock.enableNetConnect('127.0.0.1');
  said = newsletter;
  isDown = false;
  const database = async () => {
    if (isDown) throw new Error('out of reach');
    return store.database;
  };
  subscriptions = new Subscriptions(database);
  const key = newsletterKey(async () => store.database);
  const links = new NewsletterLinks(new SignedTexts(key));
  const registers = [new Registry()];
  const counter = (name: string) => new Counter({ name, help: name, labelNames: ['outcome'], registers });
  mailer = openMailer({
    smtpUrl: undefined,
    from: { name: 'Pagewell', address: 'letters@pagewell.example' },
  });
  delivery = new Delivery({ mailer, log: quietLog(), mails: counter('mails') });
  const site = {
    ...testShell.site,
    get configuration() {
      return said ? { newsletter: said } : {};
    },
  };
  const shell = { ...testShell, site };
  const tellPartners = confirmedPartners({
    partners: gateTo('activation'),
    log: quietLog(),
    site: 'pagewell.example',
    account: () => said?.sailthruAccount,
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
        botCheck: new BotCheck(key, littleWork),
        links,
        log,
        countBotCheck: () => (failedBotChecks += 1),
      }),
      ...(mailer.outbox ? [outboxRoute(mailer.outbox, shell)] : []),
    ],
  });
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await delivery.close();
});

const mails = async () => {
  await delivery.idle();
  return mailer.outbox?.mails() ?? [];
};
const linkIn = (text: string, path: string) =>
  new RegExp(`https?://\\S+(${path}\\?t=[\\w.-]+)`).exec(text)?.[1] ?? '';

async function doneWork(): Promise<string> {
  const challenge: Challenge = JSON.parse((await server.get(newsletterAddresses.challenge)).body);
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge(challenge) })).toString(
    'base64',
  );
}
const post = (body: unknown, headers: Record<string, string> = asJson) =>
  server.get(newsletterAddresses.signUp, { method: 'POST', headers, body: JSON.stringify(body) });
const signUp = async (email: string, more: object = {}) =>
  post({ email, recaptcha: await doneWork(), ...more });
const postForm = (fields: string, path = '/newsletter', headers: Record<string, string> = asForm) =>
  server.get(path, { method: 'POST', headers, body: fields });
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

describe('a confirmation', () => {
  const confirm = async (email: string, Cookie: string) => {
    await signUp(email, {
      lists: ['nights'],
      source: 'guide',
      campaignTracker: 'spring',
      url: '/sleep/kanari',
    });
    const path = linkIn((await mails())[0]?.text ?? '', newsletterAddresses.confirm);
    return (await postForm('', path, { ...asForm, Cookie })).body;
  };
  const told: unknown[] = [];
  const hear = (body: unknown): boolean => told.push(body) > 0;
  const call = () => nock('https://activate.letters.example').post('/api/activate/site', hear);

  test('is told to the service that sends letters, by a hash, and its session goes to the page', async () => {
    said = { ...newsletter, sailthruAccount: 'well' };
    call().reply(200, { data: 'session-7' });
    expect(await confirm('agreed@example.org', agreed)).toContain('data-ad-session="session-7"');
    expect(told).toEqual([
      {
        site: 'pagewell.example',
        email: hashOfAddress('agreed@example.org'),
        lists: ['nights'],
        customTc: 'spring',
        sailthruAccount: 'well',
        identifiers: { source: 'guide' },
      },
    ]);
  });

  test('is told to nobody where the reader has not agreed', async () => {
    const asked = call().reply(200, { data: 'session-7' });
    expect(await confirm('refused@example.org', refused)).not.toContain('data-ad-session');
    expect(asked.isDone()).toBe(false);
  });

  test('is one, whatever the service makes of it', async () => {
    call().reply(500, '');
    const body = await confirm('unlucky@example.org', agreed);
    expect(body).toContain('You are in');
    expect(body).not.toContain('data-ad-session');
  });
});

describe('signing up', () => {
  test('sends one mail, whose link leads to a page that confirms', async () => {
    const answer = await signUp('ada@example.org', { lists: ['nights'], source: 'guide', url: '/sleep/x' });
    expect([answer.status, answer.body]).toEqual([202, '']);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Please confirm: Nights' });
    const path = linkIn(mail?.text ?? '', newsletterAddresses.confirm);
    expect(mail?.html).toContain(path);

    // Programs that look through mails follow links: that alone confirms nothing.
    expect((await server.get(path)).body).toContain('Do you want these letters?');
    expect(await subscriptions.export('ada@example.org')).toMatchObject([
      { list: 'nights', source: 'guide' },
    ]);
    expect((await subscriptions.export('ada@example.org'))[0]?.confirmedAt).toBeUndefined();

    const confirmed = await postForm('', path);
    expect([confirmed.status, confirmed.body]).toEqual([200, expect.stringContaining('You are in')]);
    expect((await subscriptions.export('ada@example.org'))[0]?.confirmedAt).toBeDefined();
    expect((await mails())[0]?.subject).toBe('Welcome to Nights');

    expect((await postForm('', path)).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  test('is for the first letter where none is named, or none that there is', async () => {
    await signUp('first@example.org');
    await signUp('unknown@example.org', { lists: ['gone'] });
    for (const email of ['first@example.org', 'unknown@example.org'])
      expect(await subscriptions.export(email)).toMatchObject([{ list: 'weekly' }]);
  });

  test('is answered alike by whether the address is new, waits, has the letters, or is the test address', async () => {
    const first = await signUp('grace@example.org');
    const waiting = await signUp('grace@example.org');
    const [kept] = await subscriptions.export('grace@example.org');
    await subscriptions.confirm(kept?.id ?? '', ['weekly']);
    const known = await signUp('grace@example.org');
    const mock = await signUp('Mock@Pagewell.example');
    for (const { status, body, headers } of [first, waiting, known, mock]) {
      expect([status, body]).toEqual([202, '']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(await mails()).toHaveLength(1);
    expect(await subscriptions.export('mock@pagewell.example')).toEqual([]);
  });

  test('of somebody who has the letters sends a mail that says so, with the way out', async () => {
    await signUp('known@example.org');
    const [kept] = await subscriptions.export('known@example.org');
    await subscriptions.confirm(kept?.id ?? '', ['weekly']);
    await subscriptions.notSent(kept?.id ?? '');
    await signUp('known@example.org');
    const [mail] = await mails();
    expect(mail?.subject).toBe('You already get Weekly');
    expect(mail?.text).not.toContain(newsletterAddresses.confirm);
  });

  test.each([
    ['no address', { email: 'ada' }, 400],
    ['a line break', { email: 'ada@example.org\r\nBcc: eve@example.org' }, 400],
    ['a second address', { email: 'ada@example.org,eve@example.org' }, 400],
    ['an unknown key', { email: 'ada@example.org', isAdmin: true }, 400],
    ['a key of somebody else', { email: 'ada@example.org', sailthruAccount: 'theirs' }, 400],
    ['a page of another site', { email: 'ada@example.org', url: 'https://evil.example' }, 400],
    ['21 letters', { email: 'ada@example.org', lists: Array.from({ length: 21 }, () => 'weekly') }, 400],
    ['too much', { email: 'ada@example.org', source: 'x'.repeat(9_000) }, 413],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await signUp('', body)).status).toBe(status);
    expect(await mails()).toEqual([]);
  });

  test('is refused without work, with work that was used, and with none of ours, and that is counted', async () => {
    failedBotChecks = 0;
    const recaptcha = await doneWork();
    expect((await post({ email: 'a@example.org' })).status).toBe(400);
    expect((await post({ email: 'a@example.org', recaptcha: 'bm9uZQ==' })).status).toBe(400);
    expect((await post({ email: 'a@example.org', recaptcha })).status).toBe(202);
    expect((await post({ email: 'b@example.org', recaptcha })).status).toBe(400);
    // What has no such field did not come from our form.
    expect(failedBotChecks).toBe(2);
    expect(JSON.stringify(server.lines)).toContain('recaptcha.error');
  });

  test('is refused from other sites, and as another type', async () => {
    const body = { email: 'ada@example.org', recaptcha: 'x' };
    expect((await post(body, { ...asJson, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post(body, { ...asJson, 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('fifty times at once gives one mail, and tells most to wait', async () => {
    const work = await Promise.all(Array.from({ length: 20 }, doneWork));
    const sent = Array.from({ length: 50 }, (_, index) =>
      post({ email: 'crowd@example.org', recaptcha: work[index % work.length] }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([202, 429]));
    expect(await mails()).toHaveLength(1);
  });

  test('where it cannot be kept says so, and logs why without the address', async () => {
    const recaptcha = await doneWork();
    isDown = true;
    expect((await post({ email: 'ada.down@example.org', recaptcha })).status).toBe(503);
    const lines = JSON.stringify(server.lines);
    expect(lines).toContain('newsletter subscribe error');
    expect(lines).not.toContain('ada.down');
  });

  test('is not there where the site has no letters', async () => {
    const recaptcha = await doneWork();
    said = undefined;
    expect((await post({ email: 'ada@example.org', recaptcha })).status).toBe(404);
    expect((await server.get('/newsletter')).status).toBe(404);
    expect((await postForm('email=ada%40example.org')).status).toBe(404);
  });
});

describe('without script', () => {
  test('the page is the same for everybody, with the letters to choose from', async () => {
    const page = await server.get('/newsletter');
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(page.headers['cache-control']).toContain('public');
    expect(page.body).toContain('One guide a week.');
    expect(page.body).toContain('data-sign-up="mock@pagewell.example"');
  });

  test('a form leads to a page that asks once more, and nothing is kept before it is answered', async () => {
    const asked = await postForm('email=nojs%40example.org&lists=nights&source=guide&url=%2Fsleep%2Fx');
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('One more step')]);
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(await subscriptions.export('nojs@example.org')).toEqual([]);

    const again = fieldOf(asked.body, 'again');
    const sent = await postForm(
      `email=nojs%40example.org&lists=nights&lists=weekly&source=guide&url=%2Fsleep%2Fx&again=${again}`,
    );
    expect([sent.status, sent.body]).toEqual([202, expect.stringContaining('Almost done')]);
    expect(sent.body).not.toContain('nojs@');
    expect((await subscriptions.export('nojs@example.org')).map(({ list }) => list)).toEqual([
      'nights',
      'weekly',
    ]);
    expect(await mails()).toHaveLength(1);
  });

  test.each(['ada', '', '%22%3E%3Cscript%3E'])(
    'the address %j is asked for again, with what is wrong',
    async (email) => {
      const asked = await postForm(`email=${email}`);
      expect(asked.status).toBe(400);
      expect(asked.body).toContain('Please enter a valid email address.');
      expect(asked.body).toMatch(/aria-invalid="true"/);
      expect(asked.body).not.toContain('"><script>');
    },
  );

  test.each([
    ['a forged answer', 'again=x.y', 200],
    ['an unknown field', 'admin=1', 400],
    ['an address twice', 'email=b%40example.org', 400],
    ['a line break', 'source=a%0d%0aBcc:b', 400],
    ['no name of a letter', 'lists=%3Cb%3E', 400],
  ])('%s keeps nothing', async (_what, more, status) => {
    expect((await postForm(`email=hostile%40example.org&${more}`)).status).toBe(status);
    expect(await subscriptions.export('hostile@example.org')).toEqual([]);
  });

  test('other sites send no forms', async () => {
    const headers = { ...asForm, 'Sec-Fetch-Site': 'cross-site' };
    expect((await postForm('email=ada%40example.org', '/newsletter', headers)).status).toBe(403);
  });
});

describe('ending letters', () => {
  async function endLink(email: string) {
    await signUp(email);
    const [mail] = await mails();
    return { mail, path: linkIn(mail?.text ?? '', newsletterAddresses.unsubscribe) };
  }

  test('takes one click of the program for mail, which comes from no page of ours', async () => {
    const { mail, path } = await endLink('enough@example.org');
    expect(mail?.headers?.['List-Unsubscribe']).toContain(path);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const asPrograms = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const ended = await postForm('List-Unsubscribe=One-Click', path, asPrograms);
    expect(ended.status).toBe(200);
    expect((await subscriptions.export('enough@example.org'))[0]?.endedAt).toBeDefined();
    expect((await postForm('List-Unsubscribe=One-Click', path, asPrograms)).status).toBe(200);
  });

  test('by the link in a browser takes one button', async () => {
    const { path } = await endLink('page@example.org');
    const page = await server.get(path);
    expect(page.body).toContain('>Unsubscribe</button>');
    expect((await subscriptions.export('page@example.org'))[0]?.endedAt).toBeUndefined();
    expect((await postForm('', path)).body).toContain('You are unsubscribed');
  });

  test.each([newsletterAddresses.confirm, newsletterAddresses.unsubscribe])(
    'at %s a link that is not ours says how to get another one',
    async (path) => {
      for (const query of ['', '?t=', '?t=x.y', `?t=${'x'.repeat(4_000)}`]) {
        expect((await server.get(path + query)).status).toBe(410);
        expect((await postForm('', path + query)).status).toBe(410);
      }
    },
  );

  test('a link to confirm leads nowhere once the address is erased', async () => {
    await signUp('erased@example.org');
    const path = linkIn((await mails())[0]?.text ?? '', newsletterAddresses.confirm);
    await subscriptions.erase('erased@example.org');
    expect((await postForm('', path)).status).toBe(410);
  });
});

describe('the outbox', () => {
  test('shows both parts of mails to this machine alone', async () => {
    await signUp('ada.box@example.org');
    await delivery.idle();
    const shown = await server.get(newsletterAddresses.outbox);
    expect([shown.status, shown.body]).toEqual([200, expect.stringContaining('ada.box@example.org')]);
    expect(shown.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a proxy passes on', { 'X-Forwarded-For': '203.0.113.9' }],
    ['a proxy passes on in the new way', { Forwarded: 'for=203.0.113.9' }],
    ['a page of another name asks for', { Host: 'evil.example' }],
  ])('is not there for what %s', async (_what, headers) => {
    expect((await server.get(newsletterAddresses.outbox, { headers })).status).toBe(404);
  });
});
