import { newsletterAddresses } from '#contracts/newsletter.ts';
import { hashOfAddress } from '#features/newsletter/subscriptions.ts';
import { nock } from '../../support/nock.ts';
import { agreed, refused } from '../../support/partners.ts';
import { asForm, lettersForEachTest, linkIn, newsletter } from './lettersForEachTest.ts';

const letters = lettersForEachTest();

describe('a confirmation', () => {
  const confirm = async (email: string, Cookie: string) => {
    await letters.signUp(email, {
      lists: ['nights'],
      source: 'guide',
      campaignTracker: 'spring',
      url: '/sleep/kanari',
    });
    const path = linkIn((await letters.mails())[0]?.text ?? '', newsletterAddresses.confirm);
    return (await letters.postForm('', path, { ...asForm, Cookie })).body;
  };
  const told: unknown[] = [];
  const hear = (body: unknown): boolean => told.push(body) > 0;
  const call = () => nock('https://activate.letters.example').post('/api/activate/site', hear);

  test('is told to the service that sends letters, by a hash, and its session goes to the page', async () => {
    letters.said = { ...newsletter, sailthruAccount: 'well' };
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
