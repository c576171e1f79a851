import { newsletterAddresses } from '#contracts/newsletter.ts';
import { lettersForEachTest, linkIn } from './lettersForEachTest.ts';

const letters = lettersForEachTest();
const lists = ['weekly'];

describe('signing up', () => {
  test('sends one mail, whose link leads to a page that confirms', async () => {
    const answer = await letters.signUp('ada@example.org', {
      lists: ['nights'],
      source: 'guide',
      url: '/sleep/x',
    });
    expect([answer.status, answer.body]).toEqual([202, '']);
    const [mail] = await letters.mails();
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Please confirm: Nights' });
    const path = linkIn(mail?.text ?? '', newsletterAddresses.confirm);
    expect(mail?.html).toContain(path);

    // Programs that look through mails follow links: that alone confirms nothing.
    expect((await letters.server.get(path)).body).toContain('Do you want these letters?');
    expect(await letters.subscriptions.export('ada@example.org')).toMatchObject([
      { list: 'nights', source: 'guide' },
    ]);
    expect((await letters.subscriptions.export('ada@example.org'))[0]?.confirmedAt).toBeUndefined();

    const confirmed = await letters.postForm('', path);
    expect([confirmed.status, confirmed.body]).toEqual([200, expect.stringContaining('You are in')]);
    expect((await letters.subscriptions.export('ada@example.org'))[0]?.confirmedAt).toBeDefined();
    expect((await letters.mails())[0]?.subject).toBe('Welcome to Nights');

    expect((await letters.postForm('', path)).status).toBe(200);
    expect(await letters.mails()).toHaveLength(2);
  });

  test.each([
    ['no letter', []],
    ['a letter that there is not', ['gone']],
    ['one beside a letter that there is', ['weekly', 'gone']],
    ['the letter that members join', ['e:hlm_s:hl_p:auth']],
  ])('for %s is refused, and nobody gets another one instead', async (_what, named) => {
    expect((await letters.signUp('none@example.org', { lists: named })).status).toBe(400);
    expect(await letters.subscriptions.export('none@example.org')).toEqual([]);
    expect(await letters.mails()).toEqual([]);
  });

  test('is answered alike by whether the address is new, waits, has the letters, or is the test address', async () => {
    const first = await letters.signUp('grace@example.org');
    const waiting = await letters.signUp('grace@example.org');
    const [kept] = await letters.subscriptions.export('grace@example.org');
    await letters.subscriptions.confirm(kept?.id ?? '', ['weekly']);
    const known = await letters.signUp('grace@example.org');
    const mock = await letters.signUp('Mock@Pagewell.example');
    for (const { status, body, headers } of [first, waiting, known, mock]) {
      expect([status, body]).toEqual([202, '']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(await letters.mails()).toHaveLength(1);
    expect(await letters.subscriptions.export('mock@pagewell.example')).toEqual([]);
  });

  test('of somebody who has the letters sends a mail that says so, with the way out', async () => {
    await letters.signUp('known@example.org');
    const [kept] = await letters.subscriptions.export('known@example.org');
    await letters.subscriptions.confirm(kept?.id ?? '', ['weekly']);
    await letters.subscriptions.notSent(kept?.id ?? '');
    await letters.signUp('known@example.org');
    const [mail] = await letters.mails();
    expect(mail?.subject).toBe('You already get Weekly');
    expect(mail?.text).not.toContain(newsletterAddresses.confirm);
  });

  test.each([
    ['no address', { email: 'ada' }, 400],
    ['an address in full-width letters', { email: 'ada@ｅxample.org' }, 400],
    ['a private IP address', { email: 'ada@[127.0.0.1]' }, 400],
    ['a line break', { email: 'ada@example.org\r\nBcc: eve@example.org' }, 400],
    ['a second address', { email: 'ada@example.org,eve@example.org' }, 400],
    ['a key of somebody else', { email: 'ada@example.org', sailthruAccount: 'theirs' }, 400],
    ['a page of another site', { email: 'ada@example.org', url: 'https://evil.example' }, 400],
    ['21 letters', { email: 'ada@example.org', lists: Array.from({ length: 21 }, () => 'weekly') }, 400],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await letters.signUp('', body)).status).toBe(status);
    expect(await letters.mails()).toEqual([]);
  });

  test('is refused without work, with work that was used, and with none of ours, and that is counted', async () => {
    const recaptcha = await letters.doneWork();
    expect((await letters.post({ email: 'a@example.org', lists })).status).toBe(400);
    expect((await letters.post({ email: 'a@example.org', lists, recaptcha: 'bm9uZQ==' })).status).toBe(400);
    expect((await letters.post({ email: 'a@example.org', lists, recaptcha })).status).toBe(202);
    expect((await letters.post({ email: 'b@example.org', lists, recaptcha })).status).toBe(400);
    // What has no such field did not come from our form.
    expect(letters.failedBotChecks).toBe(2);
    const errors = letters.server.lines.filter(({ level }) => level === 50);
    expect(errors.map(({ msg }) => msg)).toEqual(['recaptcha.error', 'recaptcha.error']);
  });

  test('fifty times at once gives one mail, and tells most to wait', async () => {
    const work = await Promise.all(Array.from({ length: 20 }, letters.doneWork));
    const sent = Array.from({ length: 50 }, (_, index) =>
      letters.post({ email: 'crowd@example.org', lists, recaptcha: work[index % work.length] }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([202, 429]));
    expect(await letters.mails()).toHaveLength(1);
  });

  test('where it cannot be kept says so, and logs why without the address', async () => {
    const recaptcha = await letters.doneWork();
    letters.isDown = true;
    expect((await letters.post({ email: 'ada.down@example.org', lists, recaptcha })).status).toBe(503);
    const lines = JSON.stringify(letters.server.lines);
    expect(lines).toContain('newsletter subscribe error');
    expect(lines).not.toContain('ada.down');
  });

  test('is not there where the site has no letters', async () => {
    const recaptcha = await letters.doneWork();
    letters.said = undefined;
    expect((await letters.post({ email: 'ada@example.org', lists, recaptcha })).status).toBe(404);
    expect((await letters.server.get('/newsletter')).status).toBe(404);
    expect((await letters.postForm('email=ada%40example.org')).status).toBe(404);
  });
});
